import { useRef, type PointerEvent, type RefObject } from 'react'

type Start = { readonly x: number; readonly y: number }

/**
 * Moves `target` with the pointer while the element with these handlers is held. The position is
 * written to `--modal-x` and `--modal-y`, so dragging causes no render.
 */
export const useDrag = (target: RefObject<HTMLElement | null>) => {
  const place = useRef<Start>({ x: 0, y: 0 })
  const start = useRef<Start | undefined>(undefined)

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    // Pressing the close button is not the start of a drag.
    if (event.button !== 0 || (event.target as Element).closest('button')) return
    start.current = { x: event.clientX - place.current.x, y: event.clientY - place.current.y }
    event.currentTarget.setPointerCapture?.(event.pointerId)
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!start.current || !target.current) return
    place.current = { x: event.clientX - start.current.x, y: event.clientY - start.current.y }
    target.current.style.setProperty('--modal-x', `${place.current.x}px`)
    target.current.style.setProperty('--modal-y', `${place.current.y}px`)
  }
  const onPointerUp = () => {
    start.current = undefined
  }
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp }
}
