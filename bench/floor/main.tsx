import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { problems } from '../page/problems'
import './floor.css'

performance.mark('engine-start')

type Problem = (typeof problems)[number]

/** One question and nothing around it: choose, check, see the marks and the reasons, go on. */
function Question({ problem, onNext }: { problem: Problem; onNext(): void }) {
  const [chosen, setChosen] = useState<string | null>(null)
  const [isChecked, setIsChecked] = useState(false)
  const options = problem.subProblemItems[0]?.options ?? []
  const isCorrect = isChecked && options.some(({ id, answer }) => answer && id === chosen)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (isCorrect) onNext()
        else setIsChecked(true)
      }}
    >
      <article>
        <p>{problem.problemItems[0]?.value}</p>
        <fieldset disabled={isCorrect}>
          <legend>Choose one answer</legend>
          {options.map(({ id, label, answer, explanation }) => {
            const isMarked = isChecked && id === chosen
            return (
              <div key={id}>
                <label className={isMarked ? (answer ? 'correct' : 'incorrect') : ''}>
                  <input
                    type="radio"
                    name={problem.problem_id}
                    value={id}
                    checked={id === chosen}
                    onChange={() => {
                      setChosen(id)
                      setIsChecked(false)
                    }}
                  />
                  {label}
                </label>
                {isMarked && <p>{explanation}</p>}
              </div>
            )
          })}
        </fieldset>
      </article>
      <button type="submit">{isCorrect ? 'Next Problem' : 'Submit'}</button>
      <p role="status">{isChecked ? (isCorrect ? 'Correct!' : 'Incorrect') : ''}</p>
    </form>
  )
}

function Page() {
  const [index, setIndex] = useState(0)
  const problem = problems[index % problems.length] as Problem
  return <Question key={index} problem={problem} onNext={() => setIndex(index + 1)} />
}

createRoot(document.getElementById('root') as HTMLElement).render(<Page />)
