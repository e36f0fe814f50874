import { createHash } from 'node:crypto'
import type { EChartsCoreOption } from 'echarts/core'

export interface ChartSize {
  width: number
  height: number
}

const SMALLEST = 200
const LARGEST = 2000
/** Pictures that a process remembers: of 16 kB each. */
const KEPT = 300

/** Pixels of a picture, whatever was asked for (SR-38). */
export const clampSize = (pixels: number | undefined, usual: number): number =>
  Math.round(Math.min(LARGEST, Math.max(SMALLEST, pixels ?? usual)))

/** By what they show; the one that was asked for last is at the end. */
const drawn = new Map<string, string>()

function remember(key: string, svg: string): void {
  drawn.delete(key)
  drawn.set(key, svg)
  const oldest = drawn.size > KEPT ? drawn.keys().next().value : undefined
  if (oldest !== undefined) drawn.delete(oldest)
}

/** SR-38: a chart as the text of an SVG. What is drawn once is not drawn again for the next who asks. */
export async function drawChart(option: EChartsCoreOption, { width, height }: ChartSize): Promise<string> {
  const key = createHash('sha256')
    .update(JSON.stringify([option, width, height]))
    .digest('base64')
  const known = drawn.get(key)
  if (known !== undefined) {
    remember(key, known)
    return known
  }
  const { init } = await import('./echarts')
  const chart = init(null, null, { renderer: 'svg', ssr: true, width, height })
  try {
    chart.setOption({ animation: false, ...option })
    const svg = chart.renderToSVGString()
    remember(key, svg)
    return svg
  } finally {
    chart.dispose()
  }
}
