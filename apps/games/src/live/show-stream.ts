import './stream.css'
import { fill, h, icon, icons } from '../controls/h.ts'
import { playStream, type Playing } from './play-stream.ts'
import type { Words } from './words.ts'

/** The place of a table's video, over its drawn presenter. */
export type StreamPlace = {
  /** An HLS playlist; null: the presenter is drawn. */
  readonly show: (url: string | null) => void
}

type PlaceOptions = {
  readonly presenter: HTMLElement
  readonly words: Words
  readonly say: (sentence: string) => void
  /** The person asked for less motion. */
  readonly still: boolean
}

/** A video that brought nothing new for so long has stopped. */
const STALLED_MS = 6_000
const LOOK_EVERY_MS = 500
const NOTE_MS = 6_000
/** It is tried again after a while, each time after twice as long. */
const FIRST_RETRY_MS = 15_000
const LAST_RETRY_MS = 240_000

const wantsLessData = (): boolean => {
  const { connection } = navigator as { connection?: { saveData?: boolean } } // not in every browser
  return (
    connection?.saveData === true || window.matchMedia('(prefers-reduced-data: reduce)').matches
  )
}

const createParts = ({ presenter, words }: PlaceOptions) => {
  const video = h('video', { playsinline: true, 'aria-label': words.video })
  // As an attribute it would count for the first time only.
  video.muted = true
  video.disableRemotePlayback = true
  const button = h('button', { type: 'button', class: 'stream-button' })
  const note = h('p', { class: 'stream-note', role: 'status' })
  presenter.append(h('div', { class: 'stream' }, video, button), note)
  return { video, button, note }
}

type Parts = ReturnType<typeof createParts>

/** What the one button does: starts a video that waits to be asked for, or gives it sound. */
const drawButton = ({ video, button }: Parts, words: Words, isOffered: boolean): void => {
  button.setAttribute('aria-label', isOffered ? words.showVideo : words.soundOfVideo)
  if (isOffered) button.removeAttribute('aria-pressed')
  else button.setAttribute('aria-pressed', String(!video.muted))
  fill(button, icon(isOffered ? icons.play : video.muted ? icons.soundOff : icons.soundOn))
}

/** Says once that the video stopped, and brings it back after a while, each time a longer one. */
const createRetry = ({ note }: Parts, { words, say }: PlaceOptions, again: () => void) => {
  let afterMs = FIRST_RETRY_MS
  let isTold = false
  let [retry, forget] = [0, 0]
  return {
    failed: (): void => {
      retry = window.setTimeout(again, afterMs)
      afterMs = Math.min(LAST_RETRY_MS, 2 * afterMs)
      if (isTold) return
      isTold = true
      note.textContent = words.videoGone
      say(words.videoGone)
      window.clearTimeout(forget)
      forget = window.setTimeout(() => (note.textContent = ''), NOTE_MS)
    },
    /** Nothing more is awaited. */
    clear: (): void => window.clearTimeout(retry),
    /** It plays, or is another: the next failure is the first one again. */
    forget: (): void => {
      afterMs = FIRST_RETRY_MS
      isTold = false
    },
  }
}

/**
 * Shows the video of a table in place of its drawn presenter, and the presenter whenever there is
 * none, it cannot be played, or brings nothing new; whoever asked for less motion or less data is
 * asked first. Nothing is loaded while nobody can see it.
 */
export const createStreamPlace = (options: PlaceOptions): StreamPlace => {
  const { presenter, words, still } = options
  const parts = createParts(options)
  const { video, button } = parts
  let url: string | null = null
  let isWanted = !still && !wantsLessData()
  let isInSight = false
  let playing: Playing | undefined
  let [seenAt, movedAtMs] = [0, 0]

  const isSeen = (): boolean => isInSight && !document.hidden
  const draw = (): void => {
    const wanted = !isWanted ? 'offered' : playing && seenAt > 0 ? 'playing' : 'waiting'
    presenter.dataset['stream'] = url === null ? 'none' : wanted
    drawButton(parts, words, !isWanted)
  }
  const end = (): void => {
    playing?.stop()
    playing = undefined
    seenAt = 0
    retry.clear()
    draw()
  }
  const fail = (): void => {
    end()
    retry.failed()
  }
  /** The browser plays nothing by itself, as when a phone saves power: then it is asked for. */
  const refuse = (): void => {
    isWanted = false
    end()
  }
  /** Begins, goes on or rests, as it is wanted and seen now. */
  const follow = (): void => {
    movedAtMs = performance.now()
    if (playing && !isSeen()) playing.rest()
    else if (playing) playing.goOn()
    else if (url !== null && isWanted && isSeen()) {
      playing = playStream(video, url, { failed: fail, refused: refuse })
    }
    draw()
  }
  const retry = createRetry(parts, options, follow)
  const look = (): void => {
    if (!playing || !isSeen()) return
    const hasMoved = video.currentTime !== seenAt && video.readyState >= video.HAVE_CURRENT_DATA
    if (hasMoved) {
      // The first look may have found where it begins.
      if (seenAt > 0) retry.forget()
      seenAt = video.currentTime
      movedAtMs = performance.now()
      draw()
    } else if (performance.now() - movedAtMs > STALLED_MS) fail()
  }
  button.addEventListener('click', () => {
    if (isWanted) video.muted = !video.muted
    isWanted = true
    follow()
  })
  document.addEventListener('visibilitychange', follow)
  new IntersectionObserver((seen) => {
    isInSight = seen.at(-1)?.isIntersecting ?? false
    follow()
  }).observe(presenter)
  window.setInterval(look, LOOK_EVERY_MS)
  return {
    show: (next) => {
      if (next === url) return
      url = next
      retry.forget()
      end()
      follow()
    },
  }
}
