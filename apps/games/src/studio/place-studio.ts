import './studio.css'
import { h } from '../controls/h.ts'
import type { BoardContext } from '../families/board.ts'
import type { Pose, Presenter } from '../live/create-presenter.ts'
import type { PresenterLook } from '../live/draw-presenter.ts'
import { wantsLessData } from '../runtime/wants-less-data.ts'
import { createPause, createStudio, type Stage, type Studio } from './create-studio.ts'
import { buildPresenter } from './presenter/build-presenter.ts'
import { buildRoom } from './room/build-room.ts'
import { hush, sayAloud, speechMs } from './speech.ts'
import { words as wordsIn, type StudioWords } from './words.ts'

/** The studio in the place of a table's drawn presenter. */
export type StudioPlace = {
  /** Whether the studio is seen now; otherwise the drawn scene shows the round. */
  readonly isShown: () => boolean
  /** The presenter says what came out. */
  readonly tell: (line: string) => void
}

type PlaceOptions = {
  readonly context: Pick<BoardContext, 'language' | 'sound' | 'say' | 'isSilent'>
  readonly presenter: Presenter
  /** The table around it, whose layout follows. */
  readonly table: HTMLElement
  readonly look: PresenterLook
  readonly stage: Stage
  /** What the presenter speaks about. */
  readonly about: keyof StudioWords['lines']
}

type Choice = 'auto' | 'on' | 'off'

const choiceKey = 'trevo.studio'

/** What the player chose on this device; storage may be closed to us. */
const readChoice = (): Choice => {
  try {
    const kept = localStorage.getItem(choiceKey)
    return kept === 'on' || kept === 'off' ? kept : 'auto'
  } catch {
    return 'auto'
  }
}

const keepChoice = (choice: Choice): void => {
  try {
    localStorage.setItem(choiceKey, choice)
  } catch {
    // It counts until the page is closed.
  }
}

const hasWebGl2 = (): boolean => typeof WebGL2RenderingContext !== 'undefined'

/** Metres between two corners of the presenter's skin; a phone has fewer pixels to show them with. */
const cellSize = (): number => (window.innerWidth < 700 ? 0.0125 : 0.0105)
/** The most that the page waits for a step of the work. */
const pauseMs = 6

const createParts = ({ presenter }: PlaceOptions, words: StudioWords) => {
  // What she says is announced by the table too.
  const caption = h('p', { class: 'studio-caption', 'aria-hidden': 'true' })
  const note = h('p', { class: 'studio-note', role: 'status' })
  const button = h('button', { type: 'button', class: 'studio-switch' }, words.studio)
  presenter.element.append(caption, note, button)
  return { caption, note, button }
}

/** Where seats decide, the same pose comes again and again: it is not spoken of each time. */
const linesApartMs = 9_000

/** A line for a pose, in turn. */
const createLines = (lines: StudioWords['lines']['wheel']) => {
  const told: Partial<Record<Pose, { count: number; atMs: number }>> = {}
  return (pose: Pose, nowMs: number): string | undefined => {
    if (pose === 'result') return undefined
    const { count, atMs } = told[pose] ?? { count: 0, atMs: Number.NEGATIVE_INFINITY }
    if (nowMs - atMs < linesApartMs) return undefined
    told[pose] = { count: count + 1, atMs: nowMs }
    return lines[pose][count % lines[pose].length]
  }
}

type Opened = {
  studio: Studio | undefined
  canvas: HTMLCanvasElement | undefined
  isOpening: boolean
  /** It was too slow, or lost: only its player opens it again. */
  hasFailed: boolean
  pose: Pose
}

/** Opens and closes the studio, and marks presenter and table by its state. */
const createOpener = (
  { context, presenter, table, stage, look }: PlaceOptions,
  words: StudioWords,
  parts: ReturnType<typeof createParts>,
) => {
  const now: Opened = {
    studio: undefined,
    canvas: undefined,
    isOpening: false,
    hasFailed: false,
    pose: 'result',
  }
  let isWanted = true
  const draw = (): void => {
    const state = now.studio ? 'shown' : now.isOpening ? 'opening' : 'off'
    presenter.element.dataset['studio'] = state
    table.dataset['studio'] = state
    parts.button.setAttribute('aria-pressed', String(state !== 'off'))
    parts.note.textContent = now.isOpening ? words.loading : ''
  }
  const close = (): void => {
    isWanted = false
    now.studio?.dispose()
    now.studio = undefined
    now.canvas?.remove()
    parts.caption.textContent = ''
    hush()
    draw()
  }
  const failed = (why: 'lost' | 'slow'): void => {
    close()
    now.hasFailed = true
    if (why === 'lost') return
    parts.note.textContent = words.slow
    context.say(words.slow)
  }
  const open = async (isForced: boolean): Promise<void> => {
    isWanted = true
    if (now.studio || now.isOpening) return
    now.isOpening = true
    // A canvas keeps the context that it had: each opening has its own.
    const canvas = h('canvas', { class: 'studio-canvas', 'aria-hidden': 'true' })
    now.canvas = canvas
    presenter.element.prepend(canvas)
    draw()
    const pause = createPause(pauseMs)
    const buildFigure = () => buildPresenter(look, { cell: cellSize(), pause })
    try {
      now.studio = await createStudio({ canvas, stage, buildRoom, buildFigure, isForced, failed })
    } catch {
      // A driver refuses our shaders: the drawn scene stays.
    } finally {
      now.isOpening = false
      if (!now.studio) canvas.remove()
      draw()
    }
    now.studio?.pose(now.pose)
    if (!isWanted) close()
  }
  draw()
  return { now, open, close }
}

/**
 * Shows the studio in place of the drawn presenter, with captions and, where sound is on and the browser has one, a
 * voice. The drawn scene stays where there is no WebGL2, where data is to be saved, where the device is too slow, and
 * where the player prefers it.
 */
export const createStudioPlace = (options: PlaceOptions): StudioPlace | undefined => {
  if (!hasWebGl2()) return undefined
  const { context, presenter } = options
  const words = wordsIn[context.language]
  const parts = createParts(options, words)
  const lineFor = createLines(words.lines[options.about])
  const { now, open, close } = createOpener(options, words, parts)
  const speak = (line: string): void => {
    if (!now.studio) return
    parts.caption.textContent = line
    now.studio.speak(speechMs(line))
    if (context.sound.isOn() && !context.isSilent()) sayAloud(line, context.language)
  }
  presenter.follow((next) => {
    now.pose = next
    now.studio?.pose(next)
    const line = lineFor(next, performance.now())
    if (line !== undefined) speak(line)
  })
  parts.button.addEventListener('click', () => {
    const isOff = !now.studio && !now.isOpening
    keepChoice(isOff ? 'on' : 'off')
    if (isOff) void open(true)
    else close()
  })
  window.addEventListener('pagehide', close)
  const isFilmed = (): boolean => presenter.element.dataset['stream'] === 'playing'
  const start = (): void => {
    const choice = readChoice()
    if (isFilmed() || now.hasFailed) return
    if (choice === 'on' || (choice === 'auto' && !wantsLessData())) void open(choice === 'on')
  }
  // The page may come back from the browser's cache as it was left, with its studio closed.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) start()
  })
  // A video of the table takes the place of the studio, and leaves it again.
  new MutationObserver(() => (isFilmed() ? close() : start())).observe(presenter.element, {
    attributes: true,
    attributeFilter: ['data-stream'],
  })
  start()
  return { isShown: () => now.studio !== undefined, tell: speak }
}
