import { Box, Text } from '@chakra-ui/react'
import { counted } from '../../shell/counted'
import type { TextIssue } from './checkProblemText'
import styles from './IssueList.module.css'

export interface IssueListProps {
  issues: readonly TextIssue[]
  /** Leads to the place in the text. */
  onOpen(issue: TextIssue): void
}

const countOf = (issues: readonly TextIssue[], severity: TextIssue['severity'], word: string): string => {
  const count = issues.filter((issue) => issue.severity === severity).length
  return count === 0 ? '' : counted(count, word)
}

/** What is wrong with the text: line, path and message (TOOL-03). */
export function IssueList({ issues, onOpen }: IssueListProps) {
  const counts = [countOf(issues, 'error', 'error'), countOf(issues, 'warning', 'warning')].filter(Boolean)
  return (
    <Box as="section" aria-label="Messages">
      <Text role="status" fontWeight="600" fontSize="0.9375rem" data-severity={issues[0]?.severity}>
        {counts.length === 0 ? 'No errors' : counts.join(', ')}
      </Text>
      {issues.length > 0 && (
        <ol className={styles.list}>
          {issues.map((issue) => (
            <li key={`${issue.from} ${issue.path} ${issue.message}`}>
              <button
                type="button"
                className={styles.issue}
                data-severity={issue.severity}
                onClick={() => onOpen(issue)}
              >
                <span className={styles.line}>Line {issue.line}</span>
                <span className={styles.text}>
                  {issue.path !== '' && <code className={styles.path}>{issue.path}</code>} {issue.message}
                </span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </Box>
  )
}
