import './fish.css'
import type { Swimmer } from '@trevo/game-rules/fish/swim.ts'
import type { FishTitle, FishView } from '@trevo/game-rules/fish/types.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { h } from '../../controls/h.ts'
import { createSegmented } from '../../widgets/segmented.ts'
import type { Board, BoardContext, SeenRound } from '../board.ts'
import { createPacer } from '../pacer.ts'
import { createGun } from './create-gun.ts'
import { createLateScene } from './create-late-scene.ts'
import { createShots } from './create-shots.ts'
import { createTarget } from './create-target.ts'
import { followPond } from './follow-pond.ts'
import { createPrice } from './create-price.ts'
import { createBossPanel } from './create-boss-panel.ts'
import { showSeats } from './show-seats.ts'
import { showCatches, showFallen, showPast } from './show-shots.ts'
import { words as wordsIn, type Words } from './words.ts'

/** How long the result of a past volley is shown. */
const REPLAY_MS = 1_600

type Context = BoardContext<FishTitle>

const viewOf = ({ view }: SeenRound): FishView => view as unknown as FishView // the engine's own

const nameIn = ({ title, language }: Context, id: string): string =>
  title.maths.kinds.find((one) => one.id === id)?.name[language] ?? id

/** What a volley caught, in words. */
const describeIn =
  (context: Context, words: Words) =>
  (round: SeenRound): string => {
    const caught = viewOf(round).shots.filter(({ isCaught }) => isCaught)
    if (caught.length === 0) return words.missed
    const list = caught.map(({ kind, times }) => `${nameIn(context, kind)} ${times}×`)
    return words.caught(list.join(', '))
  }

/** The cannons on offer; a stronger one costs more. */
const createCannons = ({ title, language }: Context, words: Words, onChange: () => void) =>
  createSegmented({
    label: words.cannon,
    options: title.maths.cannons.map((one) => ({
      value: one,
      label: `${one.name[language]} ${one.power}×`,
    })),
    value: title.maths.cannons[0] as FishTitle['cannons'][number], // a title has one at least
    onChange,
  })

/** The pond with everything that a player aims and fires with. */
const createParts = (context: Context) => {
  const { title, language, formats } = context
  const { maths } = title
  const words = wordsIn[language]
  const bosses = createBossPanel({
    language,
    words,
    formats,
    find: (at) => pond.find(at.tide, at.fish),
  })
  const seats = h('div', { class: 'pond-seats' })
  const lost = h('p', { class: 'pond-lost', role: 'status' })
  const pond = followPond({
    title: maths,
    ask: context.pond,
    onPicture: (picture, before) => {
      showSeats(seats, { picture, words, formats })
      bosses.show(picture)
      scene.showOthers(picture, before)
      if (!context.still) showFallen({ context, scene }, pond, { words, picture, before })
      context.changed()
    },
    onConnection: (isThere) => {
      lost.textContent = isThere ? '' : words.connectionLost
    },
  })
  const cannons = createCannons(context, words, () => {
    target.render()
    price.render()
    context.changed()
  })
  const scene = createLateScene({
    context,
    pond,
    label: words.pond,
    cannon: cannons.value,
    onPress: (swimmer) => {
      target.choose(swimmer)
      gun.fire()
    },
  })
  const target = createTarget({
    words,
    language,
    pond,
    cannon: cannons.value,
    fire: () => void gun.fire(),
    changed: () => context.changed(),
  })
  const shots = createShots({
    title: maths,
    pond,
    loadVolleys: context.loadVolleys,
    onPlayed: (round) => {
      showCatches({ context, scene }, pond, round)
      if (!target.current()) {
        // The locked target is gone: the player has to aim again.
        if (gun.isLocked()) gun.stop()
        scene.aimAt(undefined)
      }
      context.changed()
    },
    onRefused: () => gun.stop(),
  })
  const gun = createGun({ context, cannon: cannons.value, scene, target, shots })
  const price = createPrice({ context, words, shotMinor: () => gun.shotMinor() })
  const over = [seats, bosses.element, price.element, target.element, lost]
  const element = h('div', { class: 'pond' }, scene.element, ...over)
  return { context, words, cannons, scene, target, gun, pond, price, element }
}

type Parts = ReturnType<typeof createParts>

const buttonsOf = ({ context, words, gun }: Parts): ReturnType<NonNullable<Board['buttons']>> => {
  const note = context.formats.money(formatMoney(gun.shotMinor()))
  const isOff = context.balanceMinor() < gun.shotMinor()
  return {
    main: { label: words.shoot, note, isOff, press: () => void gun.fire() },
    left: { label: words.burst, isOff, press: gun.burst },
    ...(context.profile().autoplay && {
      right: { label: gun.isLocked() ? words.unlock : words.lock, isOff, press: gun.lock },
    }),
  }
}

/** A fish-shooting game: up to four cannons in one pond. */
export const createBoard = (context: Context): Board => {
  const parts = createParts(context)
  const { element, words, cannons, scene, target, gun, pond, price } = parts
  const pacer = createPacer(context.ms, element)
  const describe = describeIn(context, words)
  const shotAt = (at: Swimmer) => ({ tide: at.tide, fish: at.fish, kind: at.kind.id })
  return {
    element,
    options: h('div', { class: 'pond-options' }, cannons.element),
    isInSteps: true,
    wager: () => {
      const at = target.current()
      const number = pond.picture()?.pond ?? 1
      const choice = { cannon: cannons.value().id, pond: number, shots: at ? [shotAt(at)] : [] }
      return { stakeMinor: gun.shotMinor(), choice }
    },
    begin: () => undefined,
    refuse: () => undefined,
    show: async (_, round) => {
      gun.stop()
      pacer.begin()
      showPast(parts, words, viewOf(round))
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
    onStake: () => {
      price.render()
      context.changed()
    },
    calm: gun.stop,
    reset: () => context.changed(),
    resize: () => {
      price.render()
      scene.resize(element.clientWidth, element.clientHeight)
      return undefined
    },
    words: {
      ready: words.ready,
      started: (stake) => `${words.shoot}: ${stake}`,
      waiting: words.shoot,
    },
  }
}
