import type { ProblemEnvelope } from '@wordstride/core'
import { authoring } from '@wordstride/plugins/authoring'
import { lostAround } from '../interchange/lostAround'
import { lostMarks } from './lostMarks'
import { writeItem } from './writeItem'
import { writeQuestion } from './writeQuestion'

export type ExportedItem = { ok: true; xml: string; lost: string[] } | { ok: false; reason: string }

/** A problem as an item of QTI 3, with what QTI could not say of it. */
export function exportItem(problem: ProblemEnvelope): ExportedItem {
  const { problem_id, problem_type, header, skill_name, problemItems, hintItems } = problem
  const interchange = authoring.get(problem_type)?.interchange
  if (!interchange?.give) return { ok: false, reason: `the export has no interaction for ${problem_type}` }
  const { question, solution, shown, own, lost = [], lenient = [] } = interchange.give(problem)
  const written = writeQuestion(question)
  return {
    ok: true,
    xml: writeItem(
      {
        problem_id,
        title: header?.headerTitle ?? skill_name ?? problem_id,
        // A type that other items may become needs no name in its own.
        writtenFrom: interchange.preference === undefined ? problem_type : null,
        problemItems,
        hintItems,
        solution,
        shown,
        own,
      },
      written,
    ),
    lost: [
      ...lost,
      ...lenient,
      ...(written.lost ?? []),
      ...lostAround(problem),
      ...lostMarks([question, solution, shown, problemItems, hintItems]),
    ],
  }
}
