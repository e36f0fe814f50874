import type { ChoiceResponse } from '@wordstride/core'
import { AudioButton, ChoiceGroup, Markdown, type RendererProps } from '@wordstride/ui'
import styles from './Renderer.module.css'
import type { PublicVocabularySelection } from './schema'

const TASKS = {
  word_definition: 'What does this word mean?',
  word_recognition: 'Which word has this meaning?',
  sentence_completion: 'Which word completes the sentence?',
} as const

export function VocabularySelectionRenderer({
  problem,
  response,
  feedback,
  isLocked,
  onResponse,
}: RendererProps<PublicVocabularySelection, ChoiceResponse>) {
  const { form } = problem
  const hasSound = problem.question_audio_url !== undefined || problem.sound !== undefined
  return (
    <div className={styles.vocabulary}>
      <p className={styles.task} data-spoken="">
        {TASKS[form]}
      </p>
      <div className={`${styles.question} ${form === 'word_definition' ? styles.word : ''}`}>
        <span data-spoken={problem.question_audio_url ?? ''}>
          <Markdown text={problem.question} isInline />
        </span>
        {hasSound && (
          <AudioButton
            url={problem.question_audio_url}
            spokenText={problem.sound}
            label="Listen to the question"
          />
        )}
      </div>
      {problem.description && (
        <p className={styles.description} data-spoken="">
          {problem.description}
        </p>
      )}
      {problem.subProblemItems.map((part) => (
        <ChoiceGroup
          key={part.uuid}
          part={part}
          label={TASKS[form]}
          chosen={response.chosen[part.uuid] ?? []}
          feedback={feedback}
          isLocked={isLocked}
          onChange={(chosen) => onResponse({ chosen: { [part.uuid]: chosen } })}
        />
      ))}
    </div>
  )
}
