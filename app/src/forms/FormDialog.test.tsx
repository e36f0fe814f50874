import { act, fireEvent, screen } from '@testing-library/react'
import type { User } from '@wordstride/api'
import { useState } from 'react'
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { authStore } from '../api/authStore'
import { renderRouter } from '../testing/renderRouter'
import { FormDialog } from './FormDialog'
import { FormField, TextInput } from './FormFields'

const user = { userId: 'maya', subscription: { expireTs: Number.POSITIVE_INFINITY } } as User

afterEach(() => authStore.setState({ token: null, user: null }))

function ClassList() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        New class
      </button>
      <FormDialog
        title="New class"
        isOpen={isOpen}
        save={{ isPending: false, error: null }}
        onSubmit={(event) => event.preventDefault()}
        onClose={() => setOpen(false)}
      >
        <FormField label="Name">
          <TextInput name="name" />
        </FormField>
      </FormDialog>
    </>
  )
}

const openAgain = () => fireEvent.click(screen.getByRole('button', { name: 'New class' }))

function open() {
  const router = createMemoryRouter(
    [
      { path: '/home', element: <p>Home</p> },
      { path: '/classes', element: <ClassList /> },
    ],
    { initialEntries: ['/home', '/classes'] },
  )
  renderRouter(router)
  openAgain()
  return { goBack: () => act(() => router.navigate(-1)) }
}

const dialog = () => screen.queryByRole('dialog')
const question = () => screen.queryByRole('alert')?.textContent
const pressEscape = () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
const type = () => fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Amber' } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('a dialog with a form', () => {
  it('closes at once while nothing was entered', () => {
    open()
    pressEscape()
    expect(dialog()).toBeNull()
  })

  it('asks once something was entered, and keeps it', () => {
    open()
    type()
    pressEscape()
    expect(question()).toBe('What you entered is not saved yet.')
    press('Stay here')
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Amber')
    screen.getByRole('button', { name: 'Save' })
    pressEscape()
    press('Leave')
    expect(dialog()).toBeNull()
  })

  it('has forgotten it when it opens again', () => {
    open()
    type()
    press('Cancel')
    openAgain()
    pressEscape()
    expect(dialog()).toBeNull()
  })

  it('is closed by Back as by Escape, and the page stays', async () => {
    const { goBack } = open()
    await goBack()
    expect(dialog()).toBeNull()
    openAgain()
    type()
    await goBack()
    expect(question()).toBe('What you entered is not saved yet.')
    press('Stay here')
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Amber')
    await goBack()
    press('Leave')
    expect(dialog()).toBeNull()
    await goBack()
    screen.getByText('Home')
  })

  it('is not closed with its tab in silence', () => {
    authStore.setState({ token: 'token', user })
    const closesAtOnce = () => {
      const event = new Event('beforeunload', { cancelable: true })
      window.dispatchEvent(event)
      return !event.defaultPrevented
    }
    open()
    expect(closesAtOnce()).toBe(true)
    type()
    expect(closesAtOnce()).toBe(false)
  })
})
