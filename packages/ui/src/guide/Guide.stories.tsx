import type { Meta, StoryObj } from '@storybook/react-vite'
import { Guide } from './Guide'
import { type GuidePose, POSES } from './poses'

const meta: Meta<typeof Guide> = {
  title: 'UI/Guide',
  component: Guide,
  // Drawings of their own, without the blocks' colors and sizes.
  parameters: { pictures: [] },
}
export default meta

const poses = Object.keys(POSES) as GuidePose[]

const Gallery = ({ isQuiet }: { isQuiet: boolean }) => (
  <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))', gap: 16 }}>
    {poses.map((pose) => (
      <figure key={pose} style={{ margin: 0 }}>
        <Guide pose={pose} isQuiet={isQuiet} size={180} />
        <figcaption>{pose}</figcaption>
      </figure>
    ))}
  </div>
)

export const Poses: StoryObj = { render: () => <Gallery isQuiet={false} /> }

/** From grade 6 on. */
export const Quiet: StoryObj = { render: () => <Gallery isQuiet /> }
