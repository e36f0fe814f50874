/** SR-42: by the hundreds that are reached. */
const COLORS = ['#1677ff', '#52c41a', '#faad14', '#722ed1', '#eb2f96'] as const

type Color = (typeof COLORS)[number]

export interface Completion {
  color: Color
  /** Of the hundred before, which stays under it: what was reached is never empty again. */
  ground: Color | undefined
  /** 0 to 100. */
  fill: number
}

/** The circle of HOME-04: a new colour for each hundred; at an exact hundred it is full (SR-42). */
export function completionOf(points: number): Completion {
  const total = Math.max(0, points)
  const hundreds = Math.floor(total / 100)
  const rest = Math.round((total - hundreds * 100) * 1000) / 1000
  const place = Math.min(hundreds, COLORS.length - 1)
  return {
    color: COLORS[place] as Color,
    ground: COLORS[place - 1],
    fill: hundreds > 0 && rest === 0 ? 100 : rest,
  }
}
