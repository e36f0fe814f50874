import { fireEvent, render, screen, within } from '@testing-library/react'
import { registry } from '@wordstride/plugins/graders'
import { describe, expect, it, vi } from 'vitest'
import { checkProblemText } from './checkProblemText'
import { ProblemForm } from './ProblemForm'
import { problemSchema } from './problemSchema'
import { samplesOf } from './samples'

async function openForm(type: string, sample: string) {
  const plugin = registry.require(type)
  const text = await samplesOf(type)
    .find(({ name }) => name === sample)
    ?.load()
  const value = JSON.parse(text ?? '') as Record<string, unknown>
  const onChange = vi.fn<(next: Record<string, unknown>) => void>()
  render(<ProblemForm schema={problemSchema(plugin)} value={value} issues={[]} onChange={onChange} />)
  return { plugin, value, onChange, last: () => onChange.mock.lastCall?.[0] }
}

/** By label; `getByLabelText` asks every field of a large form for all its labels. */
function fieldOf(label: RegExp) {
  const { control } = screen.getByText<HTMLLabelElement>(label, { selector: 'label' })
  if (!control) throw new Error(`${label} labels nothing.`)
  return control
}

describe('ProblemForm', () => {
  it.each(registry.types)('shows the first sample of %s and changes nothing by itself', async (type) => {
    const { onChange, value } = await openForm(type, samplesOf(type)[0]?.name ?? '')
    expect(fieldOf(/^Problem ID/)).toHaveProperty('value', value.problem_id)
    expect(onChange).not.toHaveBeenCalled()
  })

  it('changes the one field that is written and keeps everything else', async () => {
    const { value, last } = await openForm('selection', 'full')
    fireEvent.change(fieldOf(/^Problem ID/), { target: { value: 'my.problem' } })
    expect(last()).toEqual({ ...value, problem_id: 'my.problem' })
    expect(Object.keys(last() ?? {})).toEqual(Object.keys(value))
  })

  it('a new option gets an id and is a wrong one: only its label is left to be written', async () => {
    const { plugin, last } = await openForm('selection', 'minimal')
    fireEvent.click(screen.getByRole('button', { name: '+ Add to Options' }))
    const [part] = (last()?.subProblemItems ?? []) as { options: Record<string, unknown>[] }[]
    const added = part?.options.at(-1)
    expect(added).toMatchObject({ id: expect.stringMatching(/^\w{8}$/), answer: false })
    const { issues } = checkProblemText(plugin, JSON.stringify(last()))
    expect(issues.map(({ path }) => path)).toEqual([
      `subProblemItems.0.options.${(part?.options.length ?? 0) - 1}.label`,
    ])
  })

  it('shows a message at its field', () => {
    const plugin = registry.require('selection')
    const { issues, raw } = checkProblemText(plugin, '{"problem_id": "p", "grade_id": 13}')
    render(
      <ProblemForm
        schema={problemSchema(plugin)}
        value={raw ?? {}}
        issues={issues}
        onChange={() => undefined}
      />,
    )
    const field = fieldOf(/^Grade ID/).closest('.form-group') as HTMLElement
    expect(within(field).getByText(/expected number to be <=12/)).toBeTruthy()
  })
})
