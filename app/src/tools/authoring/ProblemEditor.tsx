import { json, jsonLanguage } from '@codemirror/lang-json'
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { type Diagnostic, lintGutter, setDiagnostics } from '@codemirror/lint'
import { EditorState } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import { basicSetup } from 'codemirror'
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import type { TextIssue } from './checkProblemText'
import { completeProblem } from './completeProblem'
import type { JsonSchema } from './problemSchema'

export interface ProblemEditorHandle {
  /** Puts the cursor there. */
  goTo(position: number): void
}

export interface ProblemEditorProps {
  value: string
  schema: JsonSchema
  issues: readonly TextIssue[]
  /** YAML is plain text here. */
  language?: 'json' | 'yaml'
  isReadOnly?: boolean
  onChange(value: string): void
  ref?: Ref<ProblemEditorHandle>
}

const colors = syntaxHighlighting(
  HighlightStyle.define([
    { tag: tags.propertyName, color: 'var(--ws-primary)' },
    { tag: tags.string, color: 'var(--ws-correct)' },
    { tag: [tags.number, tags.bool, tags.null], color: 'var(--ws-hint)' },
    { tag: tags.punctuation, color: 'var(--ws-ink-soft)' },
  ]),
)

const theme = EditorView.theme({
  '&': { height: '100%', backgroundColor: 'var(--ws-surface)', color: 'var(--ws-ink)', fontSize: '0.875rem' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'ui-monospace, monospace', lineHeight: '1.6' },
  '.cm-content': { caretColor: 'var(--ws-ink)' },
  '.cm-cursor': { borderLeftColor: 'var(--ws-ink)' },
  '.cm-gutters': {
    backgroundColor: 'var(--ws-sunken)',
    color: 'var(--ws-ink-soft)',
    borderRight: '1px solid var(--ws-line)',
  },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--ws-primary-soft)' },
  '&.cm-focused .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'color-mix(in srgb, var(--ws-primary) 30%, transparent) !important',
  },
  '.cm-activeLine': {
    backgroundColor: 'color-mix(in srgb, var(--ws-primary-soft) 55%, transparent)',
  },
  '.cm-tooltip, .cm-panels': {
    backgroundColor: 'var(--ws-surface)',
    color: 'var(--ws-ink)',
    border: '1px solid var(--ws-line-strong)',
    borderRadius: 'var(--ws-radius-small)',
  },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--ws-primary)',
    color: 'var(--ws-on-primary)',
  },
  '.cm-completionDetail': { color: 'inherit', fontStyle: 'normal', opacity: '0.85' },
  '.cm-foldPlaceholder': {
    backgroundColor: 'var(--ws-sunken)',
    borderColor: 'var(--ws-line)',
    color: 'var(--ws-ink-soft)',
  },
  '.cm-diagnostic': { fontFamily: 'var(--ws-font)', padding: '0.5rem 0.75rem' },
})

/** The smallest change that leads from one text to the other, so that cursor and undo stay of use. */
function difference(before: string, after: string) {
  let from = 0
  const shorter = Math.min(before.length, after.length)
  while (from < shorter && before[from] === after[from]) from++
  let end = 0
  while (end < shorter - from && before.at(-1 - end) === after.at(-1 - end)) end++
  return { from, to: before.length - end, insert: after.slice(from, after.length - end) }
}

const toDiagnostic = ({ from, to, severity, path, message }: TextIssue, length: number): Diagnostic => ({
  from: Math.min(from, length),
  to: Math.min(to, length),
  severity,
  message: path === '' ? message : `${path}: ${message}`,
})

/** The text of a problem: marks what is wrong where it is, completes from the schema, undoes. */
export function ProblemEditor({
  value,
  schema,
  issues,
  language = 'json',
  isReadOnly = false,
  onChange,
  ref,
}: ProblemEditorProps) {
  const parent = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  const latest = useRef({ value, schema, onChange })
  latest.current = { value, schema, onChange }

  useImperativeHandle(ref, () => ({
    goTo(position) {
      const editor = view.current
      editor?.dispatch({
        selection: { anchor: Math.min(position, editor.state.doc.length) },
        scrollIntoView: true,
      })
      editor?.focus()
    },
  }))

  useEffect(() => {
    const editor = new EditorView({
      parent: parent.current as HTMLDivElement,
      state: EditorState.create({
        doc: latest.current.value,
        extensions: [
          basicSetup,
          language === 'json'
            ? [json(), jsonLanguage.data.of({ autocomplete: completeProblem(() => latest.current.schema) })]
            : [],
          EditorState.readOnly.of(isReadOnly),
          lintGutter(),
          colors,
          theme,
          EditorView.lineWrapping,
          EditorState.tabSize.of(2),
          EditorView.contentAttributes.of({
            'aria-label': `Problem as ${language.toUpperCase()}`,
            tabindex: '0',
          }),
          EditorView.updateListener.of((update) => {
            if (update.docChanged) latest.current.onChange(update.state.doc.toString())
          }),
        ],
      }),
    })
    view.current = editor
    return () => editor.destroy()
  }, [language, isReadOnly])

  useEffect(() => {
    const current = view.current?.state.doc.toString()
    if (current !== undefined && current !== value)
      view.current?.dispatch({ changes: difference(current, value) })
  }, [value])

  useEffect(() => {
    const editor = view.current
    if (!editor) return
    const { length } = editor.state.doc
    editor.dispatch(
      setDiagnostics(
        editor.state,
        issues.map((issue) => toDiagnostic(issue, length)),
      ),
    )
  }, [issues])

  return <div ref={parent} style={{ height: '100%' }} />
}
