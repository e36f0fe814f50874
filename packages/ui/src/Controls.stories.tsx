import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { buttonClass } from './actions/Button'
import { SelectField } from './fields/SelectField'
import { Fold } from './fold/Fold'
import { Skeleton } from './loading/Skeleton'
import { Menu, MenuGroup, MenuItem } from './menu/Menu'
import { Ring } from './progress/Ring'
import { Tabs } from './tabs/Tabs'

const DOCS = `What opens, chooses and fills.

- **Tabs**: one stop of the tab key; arrow keys move, Enter opens. Chips in a row, or a list at the side.
- **Menu**: a button with items and groups of them; arrow keys and first letters lead through it.
- **Fold**: something that opens and closes under a heading.
- **Select**: a native dropdown in running text, as wide as its longest choice; a long one breaks.
- **Ring**: how far something is; **skeleton**: stands for what is loading.`

const meta: Meta = {
  title: 'UI/Controls',
  parameters: { docs: { description: { component: DOCS } } },
}
export default meta

const phone = { globals: { viewport: { value: 'phone' } } }

const GRADES = ['K', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12']

function ChosenTab({ look, tabs }: { look: 'chips' | 'side'; tabs: readonly string[] }) {
  const [value, setValue] = useState(tabs[2] as string)
  return (
    <Tabs
      label="Grades"
      look={look}
      tabs={tabs.map((label) => ({ value: label, label, isDisabled: label === tabs.at(-1) }))}
      value={value}
      onChange={setValue}
    >
      <p>What belongs to {value}.</p>
    </Tabs>
  )
}

export const TabsAsChips: StoryObj = {
  render: () => <ChosenTab look="chips" tabs={GRADES} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('tab', { name: '2' }).focus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(canvas.getByRole('tabpanel', { name: '3' })).toHaveTextContent('What belongs to 3.')
  },
}

export const TabsAsChipsOnPhone: StoryObj = {
  ...phone,
  render: () => <ChosenTab look="chips" tabs={GRADES} />,
}

export const TabsAtTheSide: StoryObj = {
  render: () => (
    <ChosenTab
      look="side"
      tabs={['Words and their parts', 'Sentences', 'Reading and understanding a longer text', 'Writing']}
    />
  ),
}

const MENU = (
  <div style={{ minHeight: '20rem' }}>
    <Menu trigger="Reports" triggerClass={buttonClass({ variant: 'quiet' })}>
      <MenuGroup label="Your work">
        <MenuItem>Activity</MenuItem>
        <MenuItem>Progress</MenuItem>
      </MenuGroup>
      <MenuGroup label="Your class">
        <MenuItem>Honors</MenuItem>
      </MenuGroup>
      <MenuItem>Sign out</MenuItem>
    </Menu>
  </div>
)

export const OpenMenu: StoryObj = {
  render: () => MENU,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Reports' }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await userEvent.keyboard('p')
    await expect(canvas.getByRole('menuitem', { name: 'Progress' })).toHaveFocus()
  },
}

export const Folds: StoryObj = {
  render: () => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <Fold summary="Words 1 to 10" level={2} isOpenAtFirst>
        <p>Ten words.</p>
      </Fold>
      <Fold summary="Words 11 to 20" level={2}>
        <p>Ten more.</p>
      </Fold>
      <Fold summary="What changes for students" level={2} look="bare">
        <p>Nothing.</p>
      </Fold>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'What changes for students' }))
    await expect(canvas.getByText('Nothing.')).toBeVisible()
    await expect(canvas.queryByText('Ten more.')).toBeNull()
  },
}

const ENDINGS = ['rings," said Mr. Ortiz, "please', 'rings." said Mr. Ortiz. "Please'].map((label) => ({
  id: label,
  label,
}))

function ChosenSelect({ mark }: { mark?: 'correct' | 'incorrect' }) {
  const [value, setValue] = useState<string | null>(mark ? (ENDINGS[0]?.id ?? null) : null)
  return (
    <SelectField
      label={`Blank, ${mark ?? 'to be chosen'}`}
      options={ENDINGS}
      value={value}
      mark={mark}
      onChange={setValue}
    />
  )
}

const SELECTS = (
  <div style={{ display: 'grid', gap: '1rem', maxWidth: '15rem' }}>
    <p>
      "When the bell <ChosenSelect /> line up."
    </p>
    <p>
      <ChosenSelect mark="correct" />
    </p>
    <p>
      <ChosenSelect mark="incorrect" />
    </p>
  </div>
)

export const SelectsWithLongChoices: StoryObj = {
  render: () => SELECTS,
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Blank, to be chosen' })
    const { width } = select.getBoundingClientRect()
    await expect(width).toBeLessThanOrEqual(240)
    await userEvent.selectOptions(select, 'rings." said Mr. Ortiz. "Please')
    await expect(select.getBoundingClientRect().width).toBe(width)
    // It stands there whole, in as many lines as it takes.
    const face = canvas.getByText('rings." said Mr. Ortiz. "Please', { selector: 'span' })
    await expect(face.scrollWidth).toBeLessThanOrEqual(face.clientWidth)
    await expect(select.clientHeight).toBeGreaterThan(44)
  },
}

export const Rings: StoryObj = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem' }}>
      {[0, 0.4, 1].map((share) => (
        <Ring key={share} share={share} color="var(--ws-correct)" size="76px">
          {Math.round(share * 100)}
        </Ring>
      ))}
      {[0, 2, 5].map((level) => (
        <Ring key={level} share={level / 5} segments={5} color={`var(--ws-level-${level})`} size="76px">
          {level}
        </Ring>
      ))}
    </div>
  ),
}

export const Skeletons: StoryObj = {
  render: () => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <Skeleton height="2rem" width="80%" />
      <Skeleton height="3.75rem" />
      <Skeleton />
    </div>
  ),
}
