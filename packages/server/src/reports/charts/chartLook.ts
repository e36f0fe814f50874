import type { EChartsCoreOption } from 'echarts/core'

export type ChartTheme = 'light' | 'dark'

interface Palette {
  ground: string
  ink: string
  inkSoft: string
  line: string
  honor: string
  highHonor: string
  goal: string
  /** Of the lines, which differ by their marks, too. */
  series: readonly string[]
}

/** The colours of packages/ui/src/theme: a picture is no part of the page and cannot take them from there. */
export const PALETTES: Readonly<Record<ChartTheme, Palette>> = {
  light: {
    ground: '#ffffff',
    ink: '#1b1f3b',
    inkSoft: '#565a78',
    line: '#d9d2c4',
    honor: '#a06f00',
    highHonor: '#b8322f',
    goal: '#17703c',
    series: ['#4148d1', '#0f8580', '#2b86c5', '#8a5300', '#2f8a47', '#8d7f60'],
  },
  dark: {
    ground: '#1c2040',
    ink: '#f3f4fc',
    inkSoft: '#b6bbdf',
    line: '#3a4070',
    honor: '#ffcf5c',
    highHonor: '#ff9c94',
    goal: '#6fdc9b',
    series: ['#a3abff', '#37c2bb', '#63b8f2', '#ffd166', '#62cf82', '#a89a7c'],
  },
}

const MARKS = ['circle', 'rect', 'triangle', 'emptyCircle', 'emptyRect', 'emptyTriangle'] as const
const FONT = { fontFamily: 'Lexend Variable, Lexend, system-ui, sans-serif', fontSize: 14 }

/** How the line of a grade looks; no two of neighbouring grades look alike. */
export function lineLook(gradeId: number, { series }: Palette) {
  const color = series[gradeId % series.length] as string
  return {
    symbol: MARKS[gradeId % MARKS.length],
    symbolSize: 11,
    color,
    itemStyle: { color },
    lineStyle: { color, width: 2.5 },
    silent: true,
    emphasis: { disabled: true },
  }
}

/** What all charts of scores have in common: from 0 to 100, with the names of the lines above. */
export function scoreChart({ ground, ink, inkSoft, line }: Palette) {
  const axis = {
    axisLine: { lineStyle: { color: inkSoft } },
    axisTick: { lineStyle: { color: inkSoft } },
    axisLabel: { ...FONT, fontSize: 13, color: inkSoft, hideOverlap: true },
  }
  return {
    axis,
    frame: {
      backgroundColor: ground,
      textStyle: { ...FONT, color: ink },
      legend: {
        top: 8,
        left: 'center',
        itemGap: 18,
        textStyle: { ...FONT, color: ink },
        selectedMode: false,
      },
      grid: {
        top: 64,
        left: 8,
        right: 24,
        bottom: 8,
        outerBoundsMode: 'same',
        outerBoundsContain: 'axisLabel',
      },
      yAxis: {
        type: 'value',
        min: 0,
        max: 100,
        ...axis,
        splitLine: { lineStyle: { color: line } },
      },
    } satisfies EChartsCoreOption,
  }
}
