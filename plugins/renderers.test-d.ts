import { defineProblemType } from '@wordstride/ui'
import { OrderingRenderer } from './ordering/Renderer'
import { selectionPlugin } from './selection/plugin'
import { SelectionRenderer } from './selection/Renderer'
import { TextDragDropRenderer } from './text_drag_drop/Renderer'
import { unscrambleDragDropPlugin } from './unscramble_drag_drop/plugin'
import { UnscrambleDragDropRenderer } from './unscramble_drag_drop/Renderer'

/** A plugin takes a renderer of its own problem and response alone: the types check each line, nothing runs. */
defineProblemType(selectionPlugin, SelectionRenderer)
defineProblemType(unscrambleDragDropPlugin, UnscrambleDragDropRenderer)
// @ts-expect-error: another view and another response
defineProblemType(selectionPlugin, OrderingRenderer)
// @ts-expect-error: the same response, another view
defineProblemType(unscrambleDragDropPlugin, TextDragDropRenderer)
