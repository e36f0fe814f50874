import getDefaultRegistry from '@rjsf/core/lib/getDefaultRegistry.js'
import {
  type ArrayFieldItemTemplateProps,
  type ArrayFieldTemplateProps,
  type FieldTemplateProps,
  getTemplate,
  type IconButtonProps,
  type MultiSchemaFieldTemplateProps,
  type OptionalDataControlsTemplateProps,
  type TemplatesType,
  type WidgetProps,
} from '@rjsf/utils'
import styles from './ProblemForm.module.css'

const { templates: defaults, widgets } = getDefaultRegistry()

/** A thing that takes one of several forms. */
function MultiSchemaFieldTemplate({ selector, optionSchemaField }: MultiSchemaFieldTemplateProps) {
  return (
    <div className={styles.union}>
      {selector && (
        // biome-ignore lint/a11y/noLabelWithoutControl: the selector is the control
        <label>
          <span className={styles.kind}>Kind</span>
          {selector}
        </label>
      )}
      {optionSchemaField}
    </div>
  )
}

/** What is given by the problem type is not asked for. */
function FieldTemplate(props: FieldTemplateProps) {
  const Default = defaults.FieldTemplate
  return <Default {...props} hidden={props.hidden || props.schema.const !== undefined} />
}

/** Lines of an icon of 24 by 24. */
const ICONS = {
  up: 'M12 19V5m-6 6 6-6 6 6',
  down: 'M12 5v14m-6-6 6 6 6-6',
  copy: 'M9 9h10v10H9zM15 9V5H5v10h4',
  remove: 'm6 6 12 12M18 6 6 18',
}

const iconButton = (icon: keyof typeof ICONS, name: string) =>
  function FormIconButton({ id, onClick, disabled }: IconButtonProps) {
    return (
      <button
        type="button"
        id={id}
        className={styles.icon}
        aria-label={name}
        title={name}
        disabled={disabled}
        onClick={onClick}
      >
        <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
          <path d={ICONS[icon]} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </button>
    )
  }

function AddButton({ id, onClick, disabled, title }: IconButtonProps) {
  return (
    <button type="button" id={id} className={styles.add} disabled={disabled} onClick={onClick}>
      + {title ?? 'Add a field'}
    </button>
  )
}

function ArrayFieldTemplate(props: ArrayFieldTemplateProps) {
  const { registry, title, items, canAdd, onAddClick, fieldPathId, required } = props
  const Title = getTemplate<'ArrayFieldTitleTemplate'>('ArrayFieldTitleTemplate', registry)
  return (
    <fieldset id={fieldPathId.$id}>
      <Title
        fieldPathId={fieldPathId}
        title={title}
        required={required ?? false}
        schema={props.schema}
        registry={registry}
        optionalDataControl={props.optionalDataControl}
      />
      {items.length > 0 && <div className={styles.items}>{items}</div>}
      {canAdd && (
        <AddButton
          id={`${fieldPathId.$id}__add`}
          registry={registry}
          title={`Add to ${title}`}
          onClick={onAddClick}
        />
      )}
    </fieldset>
  )
}

function ArrayFieldItemTemplate({
  children,
  buttonsProps,
  registry,
  hasToolbar,
}: ArrayFieldItemTemplateProps) {
  const Buttons = getTemplate<'ArrayFieldItemButtonsTemplate'>('ArrayFieldItemButtonsTemplate', registry)
  return (
    <div className={styles.item}>
      <div className={styles.itemBody}>{children}</div>
      {hasToolbar && (
        <div className={styles.toolbar}>
          <Buttons {...buttonsProps} />
        </div>
      )}
    </div>
  )
}

function OptionalDataControls({ id, label, onAddClick, onRemoveClick }: OptionalDataControlsTemplateProps) {
  const onClick = onAddClick ?? onRemoveClick
  if (!onClick) return null
  return (
    <button type="button" id={id} className={styles.optional} aria-label={label} onClick={onClick}>
      {onAddClick ? 'Add' : 'Remove'}
    </button>
  )
}

export const formTemplates: Partial<Omit<TemplatesType, 'ButtonTemplates'>> & {
  ButtonTemplates: Partial<TemplatesType['ButtonTemplates']>
} = {
  FieldTemplate,
  ArrayFieldTemplate,
  ArrayFieldItemTemplate,
  MultiSchemaFieldTemplate,
  OptionalDataControlsTemplate: OptionalDataControls,
  ButtonTemplates: {
    AddButton,
    MoveUpButton: iconButton('up', 'Move up'),
    MoveDownButton: iconButton('down', 'Move down'),
    CopyButton: iconButton('copy', 'Copy'),
    RemoveButton: iconButton('remove', 'Remove'),
  },
}

/** A text of more than a line. */
const LONG_TEXT = 2_000

function TextWidget(props: WidgetProps) {
  const isLong = props.schema.type === 'string' && (props.schema.maxLength ?? LONG_TEXT) >= LONG_TEXT
  const Widget = (
    isLong ? widgets.TextareaWidget : defaults.BaseInputTemplate
  ) as React.ComponentType<WidgetProps>
  return <Widget {...props} options={{ ...props.options, rows: 1 }} />
}

export const formWidgets = { TextWidget }
