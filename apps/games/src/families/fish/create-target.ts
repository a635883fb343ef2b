import { catchChance } from '@trevo/game-rules/fish/catch.ts'
import type { Swimmer } from '@trevo/game-rules/fish/swim.ts'
import type { FishCannon } from '@trevo/game-rules/fish/types.ts'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import { h } from '../../controls/h.ts'
import type { Pond } from './follow-pond.ts'
import type { Words } from './words.ts'

type TargetOptions = {
  readonly words: Words
  readonly language: LanguageCode
  readonly pond: Pond
  readonly cannon: () => FishCannon
  readonly fire: () => void
  readonly changed: () => void
}

/** In the middle of the pond with enough of its way left. */
const isWorthAiming = (pond: Pond) => (swimmer: Swimmer) => {
  const nowMs = pond.nowMs()
  return swimmer.entersMs + 1_200 < nowMs && nowMs < swimmer.leavesMs - 2_000
}

export const timesText = ({ prizes }: Swimmer['kind']): string => {
  const times = prizes.map((one) => one.times)
  return times.length > 1 ? `${Math.min(...times)}×–${Math.max(...times)}×` : `${times[0] ?? 0}×`
}

/** The target fish, as a button: its payout and chance; arrows choose another. */
export const createTarget = (options: TargetOptions) => {
  const { words, language, pond, cannon, fire, changed } = options
  const name = h('b', {})
  const facts = h('span', {})
  const element = h('button', { type: 'button', class: 'pond-target' }, name, ' ', facts)
  element.title = words.targetHint
  let target: Swimmer | undefined

  const percent = new Intl.NumberFormat(language === 'PT' ? 'pt-BR' : 'en-US', {
    style: 'percent',
    maximumSignificantDigits: 3,
  })
  const render = (): void => {
    if (!target) {
      name.textContent = words.noTarget
      facts.textContent = ''
      element.setAttribute('aria-label', words.noTarget)
      return
    }
    const { kind } = target
    const { catches, of } = catchChance(kind, cannon())
    const chance = percent.format(catches / of)
    name.textContent = `${kind.name[language]} ${timesText(kind)}`
    facts.textContent = words.chance(chance)
    const said = words.target(kind.name[language], timesText(kind), chance)
    element.setAttribute('aria-label', `${name.textContent} ${facts.textContent}. ${said}`)
  }
  const choose = (next: Swimmer | undefined): void => {
    target = next
    render()
    changed()
  }
  const choices = (): Swimmer[] =>
    pond
      .fish()
      .filter(isWorthAiming(pond))
      .toSorted((one, other) => one.kind.sizePart - other.kind.sizePart || one.fish - other.fish)
  const step = (by: number): void => {
    const all = choices()
    const at = all.findIndex((one) => one === target)
    choose(all.at((at + by + (at < 0 && by < 0 ? 1 : 0)) % Math.max(1, all.length)))
  }
  element.addEventListener('keydown', (event) => {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    step(by)
  })
  element.addEventListener('click', fire)
  render()
  return {
    element,
    render,
    choose,
    /** The target fish, if it is still there. */
    current: (): Swimmer | undefined => (target && pond.isThere(target) ? target : undefined),
    /** The same fish, otherwise a good target: a small one, which is caught most easily. */
    currentOrNext: (): Swimmer | undefined => {
      if (target && pond.isThere(target)) return target
      const all = choices()
      choose(all[0] ?? pond.fish()[0])
      return target
    },
  }
}

export type Target = ReturnType<typeof createTarget>
