import { fireEvent } from '@testing-library/react'
import { type AnyProblemPlugin, envelopeShape } from '@wordstride/core'
import { FeedbackMark } from '@wordstride/ui'
import { type ComponentProps, Fragment, useEffect, useId, useRef, useState } from 'react'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { problemChecks } from '../checks'
import { parse } from '../describePlugin'
import { LevelRenderer, level, levelProblem } from '../example/level'
import { PickRenderer } from '../example/PickRenderer'
import { pick, pickProblem } from '../example/pick'
import { rendererChecks } from './checks'
import { chooseByKeyboard, slideByKeyboard } from './keyboard'
import type { KeyboardUser } from './keyboardUser'
import { openSubject, type Subject } from './subject'

type Props = ComponentProps<typeof PickRenderer>

const byKeys: Subject['solveByKeyboard'] = (right, user) =>
  chooseByKeyboard(user, (right as { chosen: string[] }).chosen)

const picked = (Renderer: (props: Props) => React.ReactNode, solveByKeyboard = byKeys): Subject => ({
  ...openSubject(pick as AnyProblemPlugin, pickProblem(1, 2)),
  Renderer: Renderer as unknown as Subject['Renderer'],
  solveByKeyboard,
})

const levelled = (nameOf?: (label: string) => string): Subject => ({
  ...openSubject(level as AnyProblemPlugin, levelProblem),
  Renderer: ((props: ComponentProps<typeof LevelRenderer>) => (
    <LevelRenderer {...props} {...(nameOf && { nameOf })} />
  )) as unknown as Subject['Renderer'],
  solveByKeyboard: (right, user) =>
    slideByKeyboard(user, ({ name }) => (right as { at: Record<string, number> }).at[name] ?? 0),
})

const UNAIDED = { autoComplete: 'off', autoCorrect: 'off', spellCheck: false } as const

const keepKey = (name: string) => (event: React.KeyboardEvent) => {
  if (event.key === name) event.preventDefault()
}

function Trimmed() {
  const [typed, setTyped] = useState('')
  return (
    <input
      aria-label="Your own"
      {...UNAIDED}
      value={typed}
      onChange={({ target }) => setTyped(target.value.trim())}
    />
  )
}

const cut = (label: string): string => `${label.slice(0, 8)}…`

/** The sound renderer with other texts. */
const withLabels = (props: Props, labelOf: (option: Props['problem']['options'][number]) => string) => (
  <PickRenderer
    {...props}
    problem={{
      ...props.problem,
      options: props.problem.options.map((option) => ({ ...option, label: labelOf(option) })),
    }}
  />
)

/** A problem whose view has a recording. */
function withRecording(): Subject['sounding'] {
  const { exercise } = openSubject(pick as AnyProblemPlugin, pickProblem(1, 2))
  return {
    ...exercise,
    view: (presentation) => ({ ...exercise.view(presentation), recording_url: '/media/told.mp3' }) as never,
  }
}

/** What the kit says of a renderer: the message of every check that fails. */
async function faults(subject: Subject): Promise<string[]> {
  const found: string[] = []
  for (const [name, check] of Object.entries(rendererChecks)) {
    try {
      await check(subject)
    } catch (error) {
      found.push(`${name}: ${(error as Error).message}`)
    }
    document.body.replaceChildren()
  }
  return found
}

/** What was done to a sound renderer, and what the kit has to say of it. */
const SABOTAGES: [name: string, subject: Subject, message: string][] = [
  [
    'its texts are heard and not seen',
    picked((props) => (
      <section aria-label={props.problem.options.map(({ label }) => label).join(', ')}>
        {withLabels(props, ({ id }) => id)}
      </section>
    )),
    'A text of the view is not on the page',
  ],
  [
    'it shows a text whole to who has chosen it',
    picked((props) =>
      withLabels(props, ({ id, label }) => (props.response.chosen.includes(id) ? label : cut(label))),
    ),
    'no press but an answer shows the rest',
  ],
  [
    'it cuts a text again',
    picked((props) => {
      const [read, setRead] = useState('')
      return (
        <div>
          {withLabels(props, ({ id, label }) => (read === id ? label : cut(label)))}
          {props.problem.options.map(({ id }, i) => (
            <button key={id} type="button" onClick={() => setRead(id)}>
              Read option {i + 1}
            </button>
          ))}
        </div>
      )
    }),
    'the next press cuts it again',
  ],
  [
    'what is chosen is seen by its colour alone',
    picked((props) => (
      <div data-chosen={props.response.chosen.join(' ')}>
        <PickRenderer {...props} response={{ chosen: [] }} />
      </div>
    )),
    'differ in looks alone',
  ],
  [
    'it ignores the response',
    picked((props) => {
      const [response, setResponse] = useState({ chosen: [] as string[] })
      const onResponse: Props['onResponse'] = (next) => {
        setResponse(next)
        props.onResponse(next)
      }
      return <PickRenderer {...props} response={response} onResponse={onResponse} />
    }),
    'does not draw `response`',
  ],
  [
    'it keeps a copy of the response',
    picked((props) => {
      const [response, setResponse] = useState(props.response)
      const onResponse: Props['onResponse'] = (next) => {
        setResponse(next)
        props.onResponse(next)
      }
      return <PickRenderer {...props} response={response} onResponse={onResponse} />
    }),
    'keep no copy of it in useState',
  ],
  [
    'it shuffles for itself',
    picked((props) => {
      const [options] = useState(() =>
        Math.random() < 0.5 ? props.problem.options : [...props.problem.options].reverse(),
      )
      return <PickRenderer {...props} problem={{ ...props.problem, options }} />
    }),
    'a renderer never shuffles',
  ],
  [
    'it sorts what it is given',
    picked((props) => {
      const options = [...props.problem.options].sort((a, b) => a.label.localeCompare(b.label))
      return <PickRenderer {...props} problem={{ ...props.problem, options }} />
    }),
    'draw the items in the order in which they come',
  ],
  [
    'it sorts the view in place',
    picked((props) => {
      props.problem.options.sort((a, b) => a.label.localeCompare(b.label))
      return <PickRenderer {...props} />
    }),
    'Cannot assign to read only property',
  ],
  [
    'an element of it answers to a pointer alone',
    picked((props) => (
      <div>
        <PickRenderer {...props} />
        <div className="clear" onPointerDown={() => props.onResponse({ chosen: [] })}>
          Clear
        </div>
      </div>
    )),
    '<div class="clear"></div> answers to a pointer alone',
  ],
  [
    'a button of it answers to a pointer alone',
    picked((props) => (
      <div>
        <PickRenderer {...props} />
        <button type="button" onPointerDown={() => props.onResponse({ chosen: [] })}>
          Clear
        </button>
      </div>
    )),
    'answers to a pointer alone',
  ],
  [
    'its test uses a pointer',
    picked(PickRenderer, async (_right, user) => {
      const everything = user as KeyboardUser & { click(element: Element): Promise<void> }
      await everything.click(document.querySelector('input') as Element)
    }),
    'solveByKeyboard uses user.click',
  ],
  [
    'its test looks for what never comes',
    picked(PickRenderer, async (_right, user) => {
      while (document.activeElement?.tagName !== 'TEXTAREA') await user.tab()
    }),
    'solveByKeyboard has no end',
  ],
  [
    'its test clicks without a key',
    picked(PickRenderer, async (right) => {
      for (const input of document.querySelectorAll('input'))
        if ((right as { chosen: string[] }).chosen.includes(input.value)) fireEvent.click(input)
    }),
    'solveByKeyboard acts without a key: click at <input',
  ],
  [
    'all its sliders have one name',
    levelled(() => 'Slider'),
    'Controls are called alike: 2 × range "Slider"',
  ],
  [
    'it marks by colour alone',
    picked((props) => <PickRenderer {...props} feedback={null} />),
    '0 have the word "Correct"',
  ],
  [
    'its marks stand beside fields that are not told with them',
    picked(({ feedback, ...props }) => (
      <div>
        {props.problem.options.map((option) => (
          <div key={option.id}>
            <PickRenderer {...props} problem={{ ...props.problem, options: [option] }} feedback={null} />
            <FeedbackMark mark={feedback?.items[option.id]?.mark} />
          </div>
        ))}
      </div>
    )),
    'belongs to no control',
  ],
  [
    'it marks the item after the one that is meant',
    picked((props) => {
      const { options } = props.problem
      const items = options.flatMap(({ id }, i) => {
        const item = props.feedback?.items[options.at(i - 1)?.id ?? '']
        return item ? [[id, item] as const] : []
      })
      return (
        <PickRenderer
          {...props}
          feedback={props.feedback && { ...props.feedback, items: Object.fromEntries(items) }}
        />
      )
    }),
    'alone is marked as not correct, and the mark stands by',
  ],
  [
    'its marks stand in a row, each after another item',
    picked(({ feedback, ...props }) => {
      const { options } = props.problem
      return (
        <div>
          <PickRenderer {...props} feedback={null} />
          <p>
            {options.map(({ id, label }, i) => (
              <Fragment key={id}>
                <span>{label}</span>
                <FeedbackMark mark={feedback?.items[options.at(-1 - i)?.id ?? '']?.mark} />
              </Fragment>
            ))}
          </p>
        </div>
      )
    }),
    'alone is marked as not correct, and the mark stands by',
  ],
  [
    'an element of it has an id of its own',
    picked((props) => (
      <div id="options">
        <PickRenderer {...props} />
      </div>
    )),
    'The id "options" stands twice on a page with two problems of the type',
  ],
  [
    'the id of a field has a space in it',
    picked((props) => (
      <div id={`${useId()} options`}>
        <PickRenderer {...props} />
      </div>
    )),
    'options" has a space in it',
  ],
  [
    'elements of it have the ids of their items',
    picked((props) => (
      <div>
        <PickRenderer {...props} />
        {props.problem.options.map(({ id }) => (
          <p key={id} id={id} />
        ))}
      </div>
    )),
    'stands twice on a page with two problems of the type',
  ],
  [
    'it keeps the explanations to itself',
    picked(({ feedback, ...props }) => {
      const items = Object.entries(feedback?.items ?? {}).map(([id, { mark }]) => [id, { mark }])
      return (
        <PickRenderer {...props} feedback={feedback && { ...feedback, items: Object.fromEntries(items) }} />
      )
    }),
    'is not shown',
  ],
  [
    'it draws only that something was answered',
    picked((props) => {
      const right = props.problem.options.slice(1, 3).map(({ id }) => id)
      return (
        <PickRenderer
          {...props}
          response={{ chosen: props.response.chosen.length > 0 ? right : [] }}
          onResponse={({ chosen }) =>
            props.onResponse({
              chosen: [...props.response.chosen, ...chosen.filter((id) => !right.includes(id))],
            })
          }
        />
      )
    }),
    'does not draw all of',
  ],
  [
    'it never takes a choice back',
    picked((props) => (
      <PickRenderer
        {...props}
        onResponse={({ chosen }) =>
          props.onResponse({ chosen: [...new Set([...props.response.chosen, ...chosen])] })
        }
      />
    )),
    'a second click does not take it back',
  ],
  [
    'it takes all choices back at once',
    picked((props) => (
      <PickRenderer
        {...props}
        onResponse={({ chosen }) =>
          props.onResponse({ chosen: chosen.length < props.response.chosen.length ? [] : chosen })
        }
      />
    )),
    'other choices with it',
  ],
  [
    'a button of it does nothing',
    picked((props) => (
      <div>
        <PickRenderer {...props} />
        <button type="button" onClick={() => undefined}>
          Check
        </button>
      </div>
    )),
    'is pressed, and nothing comes of it',
  ],
  [
    'it gives what cannot be stored',
    picked((props) => (
      <PickRenderer
        {...props}
        onResponse={({ chosen }) => props.onResponse({ chosen: chosen.map((id) => `${id}`.padEnd(99)) })}
      />
    )),
    'which the response schema does not accept',
  ],
  [
    'it says undefined',
    picked((props) => (
      <div>
        <p>Choose {`${(props.problem as { size?: number }).size}`}</p>
        <PickRenderer {...props} />
      </div>
    )),
    'The page says "undefined"',
  ],
  [
    'it counts from nought',
    picked((props) => (
      <div>
        {props.problem.options.map(({ id, label }, i) => (
          <span key={id} title={label}>
            {i}
          </span>
        ))}
        <PickRenderer {...props} />
      </div>
    )),
    'counted otherwise than 1, 2, 3',
  ],
  [
    'a field of it is named by its placeholder',
    picked((props) => (
      <div>
        <input placeholder="Say why" />
        <PickRenderer {...props} />
      </div>
    )),
    'named by its placeholder alone',
  ],
  [
    'a recording of it is never heard',
    { ...picked((props) => <PickRenderer {...props} />), sounding: withRecording() },
    'Nothing on the page plays or shows /media/told.mp3',
  ],
  [
    'the focus is lost with each press',
    picked((props) => <PickRenderer key={props.response.chosen.join()} {...props} />),
    'is pressed, and the focus is lost',
  ],
  [
    'the focus is lost with a press that is not needed after others',
    picked((props) => {
      const [isRead, setRead] = useState(false)
      return (
        <div>
          <PickRenderer {...props} />
          {props.response.chosen.length === 0 && !isRead && (
            <button type="button" onClick={() => setRead(true)}>
              Read on
            </button>
          )}
          {isRead && <p>That is all.</p>}
        </div>
      )
    }),
    'is pressed, and the focus is lost',
  ],
  [
    'a record by ids is read where every object has something of its own',
    picked((props) => {
      const chosen: Record<string, unknown> = Object.fromEntries(
        props.response.chosen.map((id) => [id, true]),
      )
      const isChosen = (id: string) => chosen[id] !== undefined
      return (
        <PickRenderer
          {...props}
          response={{ chosen: props.problem.options.flatMap(({ id }) => (isChosen(id) ? id : [])) }}
        />
      )
    }),
    'read records by ids with entryOf',
  ],
  [
    'a field takes more than the response may hold',
    picked((props) => (
      <div>
        <PickRenderer {...props} />
        <input
          aria-label="Your own"
          value={props.response.chosen.find((id) => id.startsWith('x')) ?? ''}
          {...UNAIDED}
          onChange={({ target }) => props.onResponse({ chosen: [target.value] })}
        />
      </div>
    )),
    'takes a text that the response schema does not accept',
  ],
  [
    'a browser corrects what is typed',
    picked((props) => (
      <div>
        <PickRenderer {...props} />
        <input aria-label="Your own" {...UNAIDED} spellCheck />
      </div>
    )),
    'lacks spellcheck="false"',
  ],
  [
    'it reports a response when it is mounted',
    picked((props) => {
      const { isLocked, onResponse } = props
      const isBegun = useRef(isLocked)
      useEffect(() => {
        if (!isBegun.current) onResponse({ chosen: [] })
        isBegun.current = true
      }, [onResponse])
      return <PickRenderer {...props} />
    }),
    'is reported before anything is done',
  ],
  [
    'it takes the focus when it is mounted',
    picked((props) => (
      <div>
        <button
          type="button"
          ref={(button) => button?.focus()}
          onClick={() => props.onResponse({ chosen: [] })}
        >
          Begin again
        </button>
        <PickRenderer {...props} />
      </div>
    )),
    'takes the focus when it is mounted',
  ],
  [
    'HTML of an author becomes part of the page',
    picked((props) => (
      <div>
        <PickRenderer {...props} />
        {props.problem.options.map(({ id, label }) => (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: that is the fault
          <p key={id} dangerouslySetInnerHTML={{ __html: label }} />
        ))}
      </div>
    )),
    'HTML in a text of the author becomes part of the page',
  ],
  [
    'it throws at an option that is gone',
    picked((props) => {
      const labelOf = (chosen: string) => {
        const option = props.problem.options.find(({ id }) => id === chosen)
        if (!option) throw new Error('no option')
        return option.label
      }
      return (
        <div>
          <PickRenderer {...props} />
          {props.response.chosen.map(labelOf).join()}
        </div>
      )
    }),
    'the page throws "no option"',
  ],
  [
    'elements of an empty page have the ids of their items',
    picked((props) => (
      <div id={props.response.chosen.length > 0 ? undefined : props.problem.problem_id}>
        <PickRenderer {...props} />
      </div>
    )),
    'The id "p" stands twice on a page with two problems of the type',
  ],
  [
    'its radio buttons have a name that is written out',
    picked((props) => (
      <div>
        <PickRenderer {...props} />
        <input type="radio" name="sure" aria-label="I am sure" />
      </div>
    )),
    'has the name of a radio button in another problem on the page',
  ],
  [
    'what comes with an answer is open while it is locked',
    picked((props) => (
      <div>
        <PickRenderer {...props} />
        {props.response.chosen.map((id) => (
          <button key={id} type="button" onClick={() => props.onResponse({ chosen: [] })}>
            Clear {id}
          </button>
        ))}
      </div>
    )),
    'A response is reported while the problem is locked, by <button type="button">Clear id-two',
  ],
  [
    'a field changes what is typed',
    picked((props) => (
      <div>
        <PickRenderer {...props} />
        <Trimmed />
      </div>
    )),
    'stands there otherwise',
  ],
  [
    'a field keeps Enter to itself',
    picked((props) => (
      <div>
        <PickRenderer {...props} />
        <input aria-label="Your own" {...UNAIDED} onKeyDown={keepKey('Enter')} />
      </div>
    )),
    'keeps Enter to itself',
  ],
  [
    'nobody comes back from it with the keyboard',
    picked((props) => (
      <div>
        <PickRenderer {...props} />
        <button type="button" onKeyDown={(event) => event.shiftKey && keepKey('Tab')(event)}>
          Go
        </button>
      </div>
    )),
    'keeps Shift and Tab to itself',
  ],
  [
    'it calls items by their ids',
    picked((props) => (
      <div>
        <PickRenderer {...props} />
        {props.problem.options.map(({ id, label }) => (
          <span key={id} title={id}>
            {label}
          </span>
        ))}
      </div>
    )),
    'shows or says the id of an item',
  ],
  [
    'what is chosen in a dropdown does not stay',
    picked((props) => (
      <div>
        <PickRenderer {...props} />
        <select aria-label="How sure" value="so" onChange={() => undefined}>
          <option>so</option>
          <option>very</option>
        </select>
      </div>
    )),
    '"very" is chosen, and it does not stay',
  ],
  [
    'it counts groups from nought',
    picked((props) => (
      <div>
        <PickRenderer {...props} />
        {props.problem.options.map(({ id }, i) => (
          <fieldset key={id}>
            <legend>Row {i}</legend>
          </fieldset>
        ))}
      </div>
    )),
    '"Row #" (0, 1, 2, 3)',
  ],
  [
    'it takes answers while it is locked',
    picked((props) => <PickRenderer {...props} isLocked={false} />),
    'A response is reported while the problem is locked',
  ],
]

describe('the kit', () => {
  it('has nothing to say of a sound renderer', async () => {
    expect(await faults(picked(PickRenderer))).toEqual([])
  })

  it('has nothing to say of a type made of native sliders', async () => {
    const plugin = level as AnyProblemPlugin
    for (const check of Object.values(problemChecks)) check(plugin, parse(plugin, 'level', levelProblem))
    expect(await faults(levelled())).toEqual([])
  })

  it('finds that a record loses an id which the schema takes', () => {
    const id = z.string()
    const plugin = {
      ...level,
      problem: z.object({
        ...envelopeShape,
        problem_type: z.literal('level'),
        sliders: z.array(z.object({ id, label: z.string(), level: z.int() })),
      }),
      response: z.object({ at: z.record(id, z.number()) }),
    } as AnyProblemPlugin
    const check = problemChecks['an id that a record cannot have is refused']
    expect(() => check?.(plugin, parse(plugin, 'level', levelProblem))).toThrow(
      "Where warm is called __proto__, the problem's schema takes it and the right response is not_answered",
    )
  })

  it('ends where a page reports a response each time that it is drawn', () => {
    const subject = picked((props) => {
      const { response, onResponse } = props
      useEffect(() => onResponse({ ...response }), [response, onResponse])
      return <PickRenderer {...props} />
    })
    const check = rendererChecks['waits until something is done']
    expect(() => check?.(subject)).toThrow('reports responses without end')
  })

  it.each(SABOTAGES)('finds that %s', async (_, subject, message) => {
    expect((await faults(subject)).join('\n')).toContain(message)
  })
})
