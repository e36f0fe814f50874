import { FeedbackMark, type RendererProps } from '@wordstride/ui'
import type { PickResponse, PublicPick } from './pick'

type Props = RendererProps<PublicPick, PickResponse>

/** The sound renderer of the little type. */
export function PickRenderer({ problem, response, feedback, isLocked, onResponse }: Props) {
  const toggle = (id: string) =>
    onResponse({
      chosen: response.chosen.includes(id)
        ? response.chosen.filter((other) => other !== id)
        : [...response.chosen, id],
    })
  return (
    <fieldset disabled={isLocked}>
      <legend>Choose {problem.count}</legend>
      {problem.options.map(({ id, label }) => (
        <div key={id}>
          <label>
            <input
              type="checkbox"
              value={id}
              checked={response.chosen.includes(id)}
              onChange={() => toggle(id)}
            />
            {label}
            <FeedbackMark mark={feedback?.items[id]?.mark} />
          </label>
          <p>{feedback?.items[id]?.explanation}</p>
        </div>
      ))}
    </fieldset>
  )
}
