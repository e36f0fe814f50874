/** What the charts are drawn with; loaded with the first of them. */
import { LineChart, ScatterChart } from 'echarts/charts'
import { GridComponent, LegendComponent, MarkLineComponent } from 'echarts/components'
import { init, use } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'

use([LineChart, ScatterChart, GridComponent, LegendComponent, MarkLineComponent, SVGRenderer])

export { init }
