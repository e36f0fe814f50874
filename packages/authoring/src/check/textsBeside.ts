import type { ContentPack } from '@wordstride/content'
import { additionalCards, cardTexts } from './additionalCards'

interface TextsOfSkill {
  /** A skill or word; what a chapter is called is told under its first skill. */
  where: string
  texts: readonly string[]
}

/** What learners read beside problems: names of chapters and skills, demos, and cards whose texts stand in no problem. */
export const textsBeside = (pack: ContentPack): TextsOfSkill[] => [
  ...pack.chapters.flatMap(({ chapter_name, skills }) =>
    skills.map(({ skill_id, skill_name, demos }, i) => ({
      where: skill_id,
      texts: [
        ...(i === 0 ? [chapter_name] : []),
        skill_name,
        ...demos.flatMap(({ problemItems }) => problemItems.map(({ value }) => value)),
      ],
    })),
  ),
  ...additionalCards(pack).map((card) => ({
    where: card.skill_id,
    texts: [card.skill_id, ...cardTexts(card)],
  })),
]
