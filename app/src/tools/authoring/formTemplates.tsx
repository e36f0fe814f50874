import getDefaultRegistry from '@rjsf/core/lib/getDefaultRegistry.js'
import {
  type ArrayFieldItemTemplateProps,
  type ArrayFieldTemplateProps,
  type FieldTemplateProps,
  getTemplate,
  type IconButtonProps,
  type OptionalDataControlsTemplateProps,
  type TemplatesType,
  type WidgetProps,
} from '@rjsf/utils'
import styles from './ProblemForm.module.css'

const { templates: defaults, widgets } = getDefaultRegistry()

/** What is given by the problem type is not asked for. */
function FieldTemplate(props: FieldTemplateProps) {
  const Default = defaults.FieldTemplate
  return <Default {...props} hidden={props.hidden || props.schema.const !== undefined} />
}

const iconButton = (symbol: string, name: string) =>
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
        <span aria-hidden="true">{symbol}</span>
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
  OptionalDataControlsTemplate: OptionalDataControls,
  ButtonTemplates: {
    AddButton,
    MoveUpButton: iconButton('↑', 'Move up'),
    MoveDownButton: iconButton('↓', 'Move down'),
    CopyButton: iconButton('⧉', 'Copy'),
    RemoveButton: iconButton('✕', 'Remove'),
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
