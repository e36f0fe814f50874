import { defineProblemType } from '@wordstride/ui'
import { OrderingRenderer } from './ordering/Renderer'
import { selectionPlugin } from './selection/plugin'
import { SelectionRenderer } from './selection/Renderer'
import { selectionRules } from './selection/rules'
import { TextDragDropRenderer } from './text_drag_drop/Renderer'
import { unscrambleDragDropPlugin } from './unscramble_drag_drop/plugin'
import { UnscrambleDragDropRenderer } from './unscramble_drag_drop/Renderer'
import { unscrambleDragDropRules } from './unscramble_drag_drop/rules'

const selection = async () => selectionPlugin
const unscramble = async () => unscrambleDragDropPlugin

/** Rules take a renderer of their own problem and response alone: the types check each line, nothing runs. */
defineProblemType(selectionRules, SelectionRenderer, selection)
defineProblemType(unscrambleDragDropRules, UnscrambleDragDropRenderer, unscramble)
// @ts-expect-error: another view and another response
defineProblemType(selectionRules, OrderingRenderer, selection)
// @ts-expect-error: the same response, another view
defineProblemType(unscrambleDragDropRules, TextDragDropRenderer, unscramble)
// @ts-expect-error: the schemas of another type
defineProblemType(unscrambleDragDropRules, UnscrambleDragDropRenderer, selection)
