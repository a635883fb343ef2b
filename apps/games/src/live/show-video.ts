import './video.css'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import { fill, h, icon, icons } from '../controls/h.ts'
import { playVideo, type Playing } from './play-video.ts'
import { wantsLessData } from '../runtime/wants-less-data.ts'
import { videoWords } from './video-words.ts'

/** The place of a table's video, over its drawn presenter. */
export type VideoPlace = {
  /** An HLS playlist; null: the presenter is drawn. */
  readonly show: (url: string | null) => void
}

type PlaceOptions = {
  readonly presenter: HTMLElement
  readonly language: LanguageCode
  readonly say: (sentence: string) => void
  /** The player prefers reduced motion. */
  readonly still: boolean
}

/** A video without new frames for this long has stopped. */
const STALLED_MS = 6_000
const LOOK_EVERY_MS = 500
const NOTE_MS = 6_000
/** It is retried after a while, each time after twice as long. */
const FIRST_RETRY_MS = 15_000
const LAST_RETRY_MS = 240_000

const createParts = ({ presenter, language }: PlaceOptions) => {
  const words = videoWords[language]
  const video = h('video', { playsinline: true, 'aria-label': words.video })
  // As an attribute it would count only the first time.
  video.muted = true
  video.disableRemotePlayback = true
  const button = h('button', { type: 'button', class: 'stream-button' })
  const note = h('p', { class: 'stream-note', role: 'status' })
  presenter.append(h('div', { class: 'stream' }, video, button), note)
  return { video, button, note }
}

type Parts = ReturnType<typeof createParts>

/** The one button's action: starts a video that waits for a gesture, or unmutes it. */
const drawButton = ({ video, button }: Parts, language: LanguageCode, isOffered: boolean): void => {
  const words = videoWords[language]
  button.setAttribute('aria-label', isOffered ? words.showVideo : words.soundOfVideo)
  if (isOffered) button.removeAttribute('aria-pressed')
  else button.setAttribute('aria-pressed', String(!video.muted))
  fill(button, icon(isOffered ? icons.play : video.muted ? icons.soundOff : icons.soundOn))
}

/** Reports once that the video stopped, and retries it after a delay that grows each time. */
const createRetry = ({ note }: Parts, { language, say }: PlaceOptions, again: () => void) => {
  const { videoGone } = videoWords[language]
  let afterMs = FIRST_RETRY_MS
  let isTold = false
  let [retry, forget] = [0, 0]
  return {
    failed: (): void => {
      retry = window.setTimeout(again, afterMs)
      afterMs = Math.min(LAST_RETRY_MS, 2 * afterMs)
      if (isTold) return
      isTold = true
      note.textContent = videoGone
      say(videoGone)
      window.clearTimeout(forget)
      forget = window.setTimeout(() => (note.textContent = ''), NOTE_MS)
    },
    /** Nothing is awaited any more. */
    clear: (): void => window.clearTimeout(retry),
    /** It plays, or is a new one: the next failure counts as the first again. */
    forget: (): void => {
      afterMs = FIRST_RETRY_MS
      isTold = false
    },
  }
}

/** Reports, at each change, whether an element is visible: it is in the window, and the page is shown. */
const followSight = (element: Element, tell: (isInSight: boolean) => void): void => {
  let isInWindow = false
  const say = (): void => tell(isInWindow && !document.hidden)
  document.addEventListener('visibilitychange', say)
  new IntersectionObserver((seen) => {
    isInWindow = seen.at(-1)?.isIntersecting ?? false
    say()
  }).observe(element)
}

/** Whether a video still plays. */
const createProgress = (video: HTMLVideoElement) => {
  let [seenAt, movedAtMs] = [0, 0]
  return {
    /** Whether it showed a frame since it began. */
    hasBegun: (): boolean => seenAt > 0,
    begin: (): void => {
      seenAt = 0
    },
    /** Its time starts now. */
    wait: (): void => {
      movedAtMs = performance.now()
    },
    /** Its progress since the last check. */
    look: (): 'moved' | 'stalled' | 'waits' => {
      const hasMoved = video.currentTime !== seenAt && video.readyState >= video.HAVE_CURRENT_DATA
      if (!hasMoved) return performance.now() - movedAtMs > STALLED_MS ? 'stalled' : 'waits'
      seenAt = video.currentTime
      movedAtMs = performance.now()
      return 'moved'
    },
  }
}

/**
 * Shows the video of a table in place of its drawn presenter, and the presenter whenever the video is missing,
 * cannot be played, or has stopped; players who prefer reduced motion or less data are asked first. Nothing is
 * loaded while it is not visible.
 */
export const createVideoPlace = (options: PlaceOptions): VideoPlace => {
  const { presenter, language, still } = options
  const parts = createParts(options)
  let url: string | null = null
  let isWanted = !still && !wantsLessData()
  let isInSight = false
  let playing: Playing | undefined
  const progress = createProgress(parts.video)

  const draw = (): void => {
    const wanted = !isWanted ? 'offered' : playing && progress.hasBegun() ? 'playing' : 'waiting'
    presenter.dataset['stream'] = url === null ? 'none' : wanted
    drawButton(parts, language, !isWanted)
  }
  const end = (): void => {
    playing?.stop()
    playing = undefined
    progress.begin()
    retry.clear()
    draw()
  }
  const fail = (): void => {
    end()
    retry.failed()
  }
  /** The browser does not autoplay, as when a phone saves power: the player is asked. */
  const refuse = (): void => {
    isWanted = false
    end()
  }
  /** Starts, resumes or pauses, according to the player's choice and the page's visibility. */
  const follow = (): void => {
    progress.wait()
    if (playing && !isInSight) playing.rest()
    else if (playing) playing.goOn()
    else if (url !== null && isWanted && isInSight) {
      playing = playVideo(parts.video, url, { failed: fail, refused: refuse })
    }
    draw()
  }
  const retry = createRetry(parts, options, follow)
  const look = (): void => {
    if (!playing || !isInSight) return
    const hadBegun = progress.hasBegun()
    const became = progress.look()
    if (became === 'stalled') fail()
    // The first check may have found only the starting position.
    if (became === 'moved' && hadBegun) retry.forget()
    draw()
  }
  parts.button.addEventListener('click', () => {
    if (isWanted) parts.video.muted = !parts.video.muted
    isWanted = true
    follow()
  })
  followSight(presenter, (is) => {
    isInSight = is
    follow()
  })
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
