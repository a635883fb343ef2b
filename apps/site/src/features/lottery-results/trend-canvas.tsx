import { useEffect, useRef, type RefObject } from 'react'
import type { Trend } from './count-trend.ts'
import {
  barsHeight,
  cellWidthOf,
  drawBars,
  drawGrid,
  headWidth,
  readInk,
  rowHeight,
  type Marks,
} from './draw-trend.ts'
import styles from './lottery-results.module.css'

type TrendProps = {
  readonly trend: Trend
  readonly marks: Marks
  readonly shortOf: (numero: string) => string
  /** Describes the drawing to screen readers. */
  readonly label: string
}

type Paint = (brush: CanvasRenderingContext2D, width: number, height: number) => void

/** Sizes a canvas to the screen's pixels and paints it. */
const paint = (canvas: HTMLCanvasElement, width: number, height: number, work: Paint): void => {
  const scale = Math.min(3, window.devicePixelRatio || 1)
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  canvas.style.width = `${width}px`
  canvas.style.height = `${height}px`
  const brush = canvas.getContext('2d')
  if (!brush) return
  brush.scale(scale, scale)
  work(brush, width, height)
}

/** Paints now, and whenever the box is resized or scrolled, or the theme changes. */
const usePaint = (
  box: RefObject<HTMLElement | null>,
  again: () => void,
  followsScroll: boolean,
): void => {
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    let frame = 0
    const soon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(again)
    }
    const sizes = new ResizeObserver(soon)
    sizes.observe(element)
    const theme = new MutationObserver(soon)
    theme.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    if (followsScroll) element.addEventListener('scroll', soon, { passive: true })
    soon()
    return () => {
      cancelAnimationFrame(frame)
      sizes.disconnect()
      theme.disconnect()
      element.removeEventListener('scroll', soon)
    }
  }, [box, again, followsScroll])
}

/** How often each number came. */
export const TrendBars = ({ trend, marks, label }: TrendProps) => {
  const box = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const again = () => {
    if (!box.current || !canvas.current) return
    const ink = readInk(box.current)
    const width = Math.max(box.current.clientWidth, trend.numbers.length * 26)
    paint(canvas.current, width, barsHeight, (brush, wide, high) =>
      drawBars(brush, trend, ink, { size: { width: wide, height: high }, marks }),
    )
  }
  usePaint(box, again, false)
  return (
    // A scrollable box must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={box} className={styles['bars']} tabIndex={0} role="group" aria-label={label}>
      <canvas ref={canvas} aria-hidden="true" />
    </div>
  )
}

/** The grid draw by draw: only the visible part is painted, so a thousand draws cost no more than twenty. */
export const TrendGrid = ({ trend, marks, shortOf, label }: TrendProps) => {
  const box = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const room = useRef<HTMLDivElement>(null)
  const shownEnd = useRef('')
  const again = () => {
    const [element, picture, inner] = [box.current, canvas.current, room.current]
    if (!element || !picture || !inner) return
    const { clientWidth: width, clientHeight: height } = element
    const cell = cellWidthOf(width, trend.numbers.length)
    inner.style.width = `${headWidth + cell * trend.numbers.length}px`
    inner.style.height = `${rowHeight * (trend.rows.length + 1)}px`
    // The newest draws are at the end, which is shown first and again after each draw.
    const end = `${trend.rows.at(-1)?.numero} ${trend.draws}`
    if (shownEnd.current !== end) element.scrollTop = element.scrollHeight
    shownEnd.current = end
    const { scrollLeft: left, scrollTop: top } = element
    const ink = readInk(element)
    paint(picture, width, height, (brush, wide, high) =>
      drawGrid(brush, trend, ink, {
        size: { width: wide, height: high },
        left,
        top,
        marks,
        shortOf,
      }),
    )
  }
  usePaint(box, again, true)
  const rows = Math.min(trend.rows.length, 14) + 1
  return (
    <div
      ref={box}
      className={styles['grid']}
      style={{ height: rowHeight * rows }}
      // A scrollable box must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="group"
      aria-label={label}
    >
      <div ref={room} className={styles['room']}>
        <canvas ref={canvas} className={styles['window']} aria-hidden="true" />
      </div>
    </div>
  )
}
