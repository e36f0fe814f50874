import { MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core'

/** A short hold begins a drag by touch, so that a swipe still scrolls the page. */
const HOLD = { delay: 180, tolerance: 8 }

export const useDragSensors = () =>
  useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: HOLD }),
  )

/** The board speaks for itself. */
export const SILENT_DRAG = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
}
