import { useEffect, useRef, type RefObject } from 'react'

/** WINNER-1: pixels per frame. */
export const scrollStep = 0.5

/**
 * Scrolls a list slowly upwards, restarting at its end. It pauses while hovered, focused or out of
 * view, and for visitors who prefer reduced motion.
 */
export const useSlowScroll = (itemCount: number): RefObject<HTMLDivElement | null> => {
  const lane = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = lane.current
    if (!element || itemCount === 0) return undefined
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined
    let frame = 0
    let place = element.scrollTop
    const move = () => {
      frame = requestAnimationFrame(move)
      if (element.matches(':hover, :focus-within')) {
        place = element.scrollTop
        return
      }
      place += scrollStep
      if (place > element.scrollHeight - element.clientHeight) place = 0
      element.scrollTop = place
    }
    const sight = new IntersectionObserver(([entry]) => {
      cancelAnimationFrame(frame)
      if (entry?.isIntersecting) frame = requestAnimationFrame(move)
    })
    sight.observe(element)
    return () => {
      sight.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [itemCount])
  return lane
}
