import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react'
import styles from './banner-carousel.module.css'
import { classNames } from '../class-names.ts'

export const autoplayDelayMs = 5_000
const swipePx = 40

type Slides = readonly { readonly key: string; readonly content: ReactNode }[]

type Labels = {
  readonly region: string
  readonly slide: (number: number, count: number) => string
  readonly pause: string
  readonly play: string
}

/**
 * One banner at a time. With more than one it loops: it moves every 5000 ms, within 1000 ms, unless
 * the visitor hovers over or focuses it, paused it, or prefers reduced motion. A single banner does
 * not move.
 */
export const BannerCarousel = ({
  slides,
  labels,
}: {
  readonly slides: Slides
  readonly labels: Labels
}) => {
  const count = slides.length
  const turn = useTurn(count)
  const swipeFrom = useRef<number | undefined>(undefined)
  const last = slides[count - 1]
  const first = slides[0]
  if (!first || !last) return null
  if (count === 1) return <div className={styles['frame']}>{first.content}</div>

  return (
    // Hovering and focusing only pause the rotation; nothing is operated by them.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={styles['frame']}
      aria-roledescription="carousel"
      aria-label={labels.region}
      onPointerEnter={() => turn.hold(true)}
      onPointerLeave={() => turn.hold(false)}
      onFocus={() => turn.hold(true)}
      onBlur={() => turn.hold(false)}
    >
      <div
        className={classNames(styles['track'], turn.moving && styles['moving'])}
        // A custom property, which React's type does not list.
        style={{ '--at': turn.at } as CSSProperties}
        onTransitionEnd={turn.settle}
        onPointerDown={(event) => (swipeFrom.current = event.clientX)}
        onPointerUp={(event) => {
          const moved = event.clientX - (swipeFrom.current ?? event.clientX)
          if (Math.abs(moved) > swipePx) turn.step(moved < 0 ? 1 : -1)
        }}
      >
        <Slide content={last.content} copy />
        {slides.map((slide, index) => (
          <Slide
            key={slide.key}
            content={slide.content}
            label={labels.slide(index + 1, count)}
            copy={index !== turn.index}
          />
        ))}
        <Slide content={first.content} copy />
      </div>
      <Controls slides={slides} turn={turn} labels={labels} />
    </section>
  )
}

const Controls = ({
  slides,
  turn,
  labels,
}: {
  readonly slides: Slides
  readonly turn: ReturnType<typeof useTurn>
  readonly labels: Labels
}) => (
  <div className={styles['dots']}>
    {slides.map((slide, index) => (
      <button
        key={slide.key}
        type="button"
        className={styles['dot']}
        aria-label={labels.slide(index + 1, slides.length)}
        aria-current={index === turn.index}
        onClick={() => turn.goTo(index)}
      />
    ))}
    <button
      type="button"
      className={styles['pause']}
      aria-label={turn.paused ? labels.play : labels.pause}
      onClick={turn.togglePause}
    >
      {turn.paused ? (
        <Play size={12} fill="currentColor" aria-hidden="true" />
      ) : (
        <Pause size={12} fill="currentColor" aria-hidden="true" />
      )}
    </button>
  </div>
)

/** Slides out of view are rendered, but neither announced nor reachable. */
const Slide = ({
  content,
  label,
  copy = false,
}: {
  content: ReactNode
  label?: string
  copy?: boolean
}) => (
  <div
    className={styles['slide']}
    role="group"
    aria-roledescription="slide"
    aria-label={label}
    inert={copy}
  >
    {content}
  </div>
)

/** Position on the track: 0 is a copy of the last slide, 1..count the slides, count + 1 the first's copy. */
const useTurn = (count: number) => {
  const [at, setAt] = useState(1)
  const [moving, setMoving] = useState(false)
  const [held, setHeld] = useState(false)
  const [paused, setPaused] = useState(false)
  const index = (at - 1 + count) % count

  const goToPlace = (place: number) => {
    setMoving(true)
    setAt(Math.max(0, Math.min(count + 1, place)))
  }
  const isStill = held || paused || count < 2
  useEffect(() => {
    if (isStill || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined
    const timer = setTimeout(() => {
      setMoving(true)
      setAt(at > count ? 2 : at + 1)
    }, autoplayDelayMs)
    return () => clearTimeout(timer)
  }, [isStill, at, count])

  return {
    at,
    index,
    moving,
    paused,
    hold: setHeld,
    step: (by: 1 | -1) => goToPlace(at + by),
    goTo: (slide: number) => goToPlace(slide + 1),
    togglePause: () => setPaused(!paused),
    /** Jumps from a copy to the slide it copies, invisibly. */
    settle: () => {
      setMoving(false)
      if (at === 0) setAt(count)
      if (at === count + 1) setAt(1)
    },
  }
}
