import './fish.css'
import type { Swimmer } from '@trevo/game-rules/fish/swim.ts'
import type { FishTitle, FishView, ShotEnd } from '@trevo/game-rules/fish/types.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { h } from '../../controls/h.ts'
import { createSegmented } from '../../widgets/segmented.ts'
import type { Board, BoardContext, SeenRound } from '../board.ts'
import { createPacer } from '../pacer.ts'
import { createPondScene } from './create-scene.ts'
import { createShots } from './create-shots.ts'
import { createTarget } from './create-target.ts'
import { followPond, type Pond } from './follow-pond.ts'
import { showSeats } from './show-seats.ts'
import { words as wordsIn, type Words } from './words.ts'

const BURST = 5
/** So long the result of a past volley is looked at. */
const REPLAY_MS = 1_600
/** Shots of one player that may be on their way at once. */
const onTheWayMax = 20

type Context = BoardContext<FishTitle>

const viewOf = ({ view }: SeenRound): FishView => view as unknown as FishView // the engine's own

const nameIn = ({ title, language }: Context, id: string): string =>
  title.maths.kinds.find((one) => one.id === id)?.name[language] ?? id

/** What of a volley was caught, in words. */
const describeIn =
  (context: Context, words: Words) =>
  (round: SeenRound): string => {
    const caught = viewOf(round).shots.filter(({ isCaught }) => isCaught)
    if (caught.length === 0) return words.missed
    const list = caught.map(({ kind, times }) => `${nameIn(context, kind)} ${times}×`)
    return words.caught(list.join(', '))
  }

/** The pond with everything in it that a player aims and fires with. */
const createParts = (context: Context) => {
  const { title, language, formats, sound, ticker, still } = context
  const { maths } = title
  const words = wordsIn[language]
  const later: { pond?: Pond } = {}
  const pond = (): Pond => {
    if (!later.pond) throw new Error('the pond is being built')
    return later.pond
  }
  const cannons = createSegmented({
    label: words.cannon,
    options: maths.cannons.map((one) => ({
      value: one,
      label: `${one.name[language]} ${one.power}×`,
    })),
    value: maths.cannons[0] as FishTitle['cannons'][number], // a title has one at least
    onChange: () => {
      target.render()
      context.changed()
    },
  })
  const scene = createPondScene({
    context,
    pond,
    label: words.pond,
    onPress: (swimmer) => {
      target.choose(swimmer)
      fire()
    },
  })
  const shotMinor = (): bigint => context.stakeMinor() * BigInt(cannons.value().power)
  let flying = 0
  let nextMs = 0
  /** Fires one shot; false when it is not its turn, or there is nothing to fire at. */
  const fire = (): boolean => {
    const at = target.currentOrNext()
    const nowMs = performance.now()
    if (!at || nowMs < nextMs || flying + shots.count() >= onTheWayMax) return false
    nextMs = nowMs + maths.pond.shotMs
    scene.aimAt(at)
    sound.tick(1)
    flying += 1
    const shot = { at, cannon: cannons.value(), stakeMinor: shotMinor() }
    scene.shoot(at, () => shots.add(shot))
    setTimeout(() => (flying -= 1), 300)
    return true
  }
  const target = createTarget({
    words,
    language,
    pond,
    cannon: cannons.value,
    fire: () => void fire(),
    changed: () => context.changed(),
  })
  const auto = { isLocked: false, burst: 0 }
  const stop = (): void => {
    auto.isLocked = false
    auto.burst = 0
    context.changed()
  }
  const showShot = (shot: ShotEnd): void => {
    const swimmer = pond().find(shot.tide, shot.fish)
    const spot = swimmer && scene.spotNow(swimmer)
    if (!shot.isCaught || !swimmer || !spot) return
    pond().take(shot)
    sound.land(Math.min(4, Math.floor(Math.log2(shot.times))))
    const text = `+${formats.money(formatMoney(BigInt(shot.payoutMinor)))}`
    const { x, y, size } = spot
    scene.effects.add({
      kind: 'caught',
      x,
      y,
      size,
      icon: swimmer.kind.icon,
      text,
      startMs: performance.now(),
    })
  }
  const shots = createShots({
    title: maths,
    pond: { ...lateOf(pond) },
    loadVolleys: context.loadVolleys,
    onPlayed: (_, { shots: ends }) => {
      for (const shot of ends) showShot(shot)
      if (!target.current()) {
        // What was locked is gone: whoever wants another one aims anew.
        if (auto.isLocked) stop()
        scene.aimAt(undefined)
      }
      context.changed()
    },
    onRefused: stop,
  })
  const seats = h('div', { class: 'pond-seats' })
  const lost = h('p', { class: 'pond-lost', role: 'status' })
  later.pond = followPond({
    title: maths,
    ask: context.pond,
    onPicture: (picture, before) => {
      showSeats(seats, { picture, words, formats })
      scene.showOthers(picture, before)
      context.changed()
    },
    onConnection: (isThere) => {
      lost.textContent = isThere ? '' : words.connectionLost
    },
  })
  ticker.add(() => {
    if (!auto.isLocked && auto.burst === 0) return true
    if (!target.current() && auto.isLocked) stop()
    else if (fire() && auto.burst > 0) auto.burst -= 1
    return true
  })
  const element = h('div', { class: 'pond' }, scene.element, seats, target.element, lost)
  return {
    context,
    words,
    cannons,
    scene,
    target,
    shots,
    auto,
    stop,
    fire,
    shotMinor,
    pond,
    element,
    still,
  }
}

/** The pond is made after those who use it. */
const lateOf = (pond: () => Pond): Pond => ({
  picture: () => pond().picture(),
  nowMs: () => pond().nowMs(),
  fish: () => pond().fish(),
  isThere: (swimmer) => pond().isThere(swimmer),
  take: (of) => pond().take(of),
  find: (tide, fish) => pond().find(tide, fish),
  sitDown: () => pond().sitDown(),
})

type Parts = ReturnType<typeof createParts>

/** A past volley, shot beside shot, as it ended. */
const showPast = ({ context, scene, words }: Parts, round: SeenRound): void => {
  const { shots } = viewOf(round)
  const { kinds } = context.title.maths
  for (const [at, { kind, isCaught, payoutMinor }] of shots.entries()) {
    const drawn = kinds.find(({ id }) => id === kind)
    if (!drawn) continue
    const money = context.formats.money(formatMoney(BigInt(payoutMinor)))
    scene.effects.add({
      kind: 'caught',
      x: (scene.width() * (at + 0.5)) / shots.length,
      y: scene.height() * 0.45,
      icon: drawn.icon,
      size: 44,
      text: isCaught ? `+${money}` : words.missed,
      startMs: performance.now(),
    })
  }
}

const buttonsOf = (parts: Parts): ReturnType<NonNullable<Board['buttons']>> => {
  const { context, words, auto, fire, stop, target, shotMinor } = parts
  const note = context.formats.money(formatMoney(shotMinor()))
  const isPoor = context.balanceMinor() < shotMinor()
  const burst = (): void => {
    auto.burst = BURST
  }
  const lock = (): void => {
    if (auto.isLocked) return stop()
    if (!target.currentOrNext()) return
    auto.isLocked = true
    context.changed()
  }
  return {
    main: { label: words.shoot, note, isOff: isPoor, press: () => void fire() },
    left: { label: words.burst, isOff: isPoor, press: burst },
    ...(context.profile().autoplay && {
      right: { label: auto.isLocked ? words.unlock : words.lock, isOff: isPoor, press: lock },
    }),
  }
}

/** A shooting room: up to four cannons in one pond. */
export const createBoard = (context: Context): Board => {
  const parts = createParts(context)
  const { element, words, cannons, scene, target, shotMinor, pond } = parts
  const pacer = createPacer(context.ms, element)
  const describe = describeIn(context, words)
  const shotAt = (at: Swimmer) => ({ tide: at.tide, fish: at.fish, kind: at.kind.id })
  return {
    element,
    options: h('div', { class: 'pond-options' }, cannons.element),
    isInSteps: true,
    wager: () => {
      const at = target.current()
      const number = pond().picture()?.pond ?? 1
      const choice = { cannon: cannons.value().id, pond: number, shots: at ? [shotAt(at)] : [] }
      return { stakeMinor: shotMinor(), choice }
    },
    begin: () => undefined,
    refuse: () => undefined,
    show: async (_, round) => {
      parts.stop()
      pacer.begin()
      showPast(parts, round)
      await pacer.wait(REPLAY_MS)
    },
    hasten: pacer.hasten,
    buttons: () => buttonsOf(parts),
    detail: (round) => {
      const { shots } = viewOf(round)
      const caught = shots.filter(({ isCaught }) => isCaught).length
      return words.shots(String(caught), String(shots.length))
    },
    describe,
    onStake: () => context.changed(),
    calm: parts.stop,
    reset: () => context.changed(),
    resize: () => {
      scene.resize(element.clientWidth, element.clientHeight)
      scene.start()
      return undefined
    },
    words: {
      ready: words.ready,
      started: (stake) => `${words.shoot}: ${stake}`,
      waiting: words.shoot,
    },
  }
}
