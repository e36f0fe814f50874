// The index of the package asks for its ajv validator too, which the content security policy forbids.
import Form from '@rjsf/core/lib/components/Form.js'
import type { ErrorSchema, RJSFSchema, ValidatorType } from '@rjsf/utils'
import { memo, useMemo } from 'react'
import type { TextIssue } from './checkProblemText'
import { fillIds, hasFormOf, schemaForForm } from './formSchema'
import { formTemplates, formWidgets } from './formTemplates'
import { keepOrder } from './keepOrder'
import styles from './ProblemForm.module.css'
import type { JsonSchema } from './problemSchema'

type Data = Record<string, unknown>

export interface ProblemFormProps {
  schema: JsonSchema
  value: Data
  issues: readonly TextIssue[]
  onChange(value: Data): void
}

/**
 * The zod schema of the problem type judges, for the text and the form alike; this one tells forms of a union apart.
 * Nothing is compiled, because the content security policy forbids it.
 */
const validator: ValidatorType<Data, RJSFSchema> = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: (schema, value) => hasFormOf(schema as JsonSchema, value),
  rawValidation: () => ({}),
}

const UI_SCHEMA = {
  'ui:globalOptions': { enableOptionalDataFieldForType: ['object' as const], copyable: true },
  'ui:submitButtonOptions': { norender: true },
  version: { 'ui:widget': 'hidden' },
}

const newId = () => crypto.randomUUID().slice(0, 8)

interface ErrorNode {
  __errors?: string[]
  [key: string]: ErrorNode | string[] | undefined
}

function toErrorSchema(issues: readonly TextIssue[]): ErrorSchema<Data> {
  const root: ErrorNode = {}
  for (const { path, message, severity } of issues) {
    if (severity !== 'error' || path === '') continue
    let node = root
    for (const key of path.split('.')) {
      node[key] ??= {}
      node = node[key] as ErrorNode
    }
    node.__errors = [...(node.__errors ?? []), message]
  }
  return root as ErrorSchema<Data>
}

/** A form made from the schema: an author needs no JSON. */
export const ProblemForm = memo(function ProblemForm({ schema, value, issues, onChange }: ProblemFormProps) {
  const formSchema = useMemo(() => schemaForForm(schema) as RJSFSchema, [schema])
  const errors = useMemo(() => toErrorSchema(issues), [issues])
  return (
    <Form
      className={styles.form ?? ''}
      schema={formSchema}
      uiSchema={UI_SCHEMA}
      formData={value}
      validator={validator}
      templates={formTemplates}
      widgets={formWidgets}
      extraErrors={errors}
      showErrorList={false}
      noHtml5Validate
      noValidate
      idPrefix="problem"
      experimental_defaultFormStateBehavior={{ emptyObjectFields: 'populateRequiredDefaults' }}
      onChange={({ formData }, id) => {
        // Without an id nobody changed anything: the form only filled in its defaults.
        if (id !== undefined && formData) onChange(keepOrder(fillIds(schema, formData, newId), value) as Data)
      }}
    />
  )
})
