import type { InstantEdition, ProvenInstantTicket } from '@trevo/contract/wps/lottery/instant.ts'
import { fieldsOf } from '@trevo/lottery-rules/instant/ticket-fields.ts'
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type PointerEvent,
  type RefObject,
} from 'react'
import { useText } from '../../core/language/use-text.ts'
import { coatingInks, TicketScene } from './looks/ticket-scene.tsx'
import { paintCoating, wipe } from './paint-coating.ts'
import { fullCoating, isAllOpen, isOpen, openAll, openField, scratchAt } from './scratched.ts'
import styles from './scratch-ticket.module.css'
import { useWriting } from './use-writing.ts'

/** Of the ticket's width: about a fingertip on a phone. */
const fingertip = 0.085

type TicketOf = Pick<InstantEdition, 'look' | 'prizes' | 'names' | 'label'>

/** What is scratched off; `onDone` is called once when all of it is. */
const useCoating = (isRevealed: boolean, onDone: () => void) => {
  const [coating, setCoating] = useState(fullCoating)
  const shown = isRevealed ? openAll() : coating
  const isDone = isAllOpen(shown)
  const tellDone = useEffectEvent(onDone)
  useEffect(() => {
    if (isDone) tellDone()
  }, [isDone])
  return { shown, setCoating, isDone }
}

/** One ticket under its coating: scratched by touch or mouse, field by field with the keyboard, or all at once. */
export const ScratchTicket = ({
  edition,
  ticket,
  isRevealed,
  onDone,
}: {
  readonly edition: TicketOf
  readonly ticket: ProvenInstantTicket
  /** All of it is shown without scratching. */
  readonly isRevealed: boolean
  readonly onDone: () => void
}) => {
  const t = useText('lottery-instant')
  const { money, nameOf } = useWriting()
  const { shown, setCoating, isDone } = useCoating(isRevealed, onDone)
  const canvas = useRef<HTMLCanvasElement>(null)
  const fields = fieldsOf(edition, ticket)
  const won = edition.prizes.findIndex(({ amountMinor }) => amountMinor === ticket.prizeMinor) + 1

  return (
    <div className={styles['ticket']} data-look={edition.look} data-done={isDone || undefined}>
      <div className={styles['scene']} aria-hidden="true">
        <TicketScene look={edition.look} />
      </div>
      <p className={styles['name']}>
        <b>{nameOf(edition.names)}</b>
        <small>{`${edition.label} · ${ticket.ticket}`}</small>
      </p>
      <div className={styles['fields']}>
        <ul>
          {fields.map((tier, field) => (
            <li key={field} data-won={(isDone && tier === won) || undefined}>
              {isOpen(shown, field) ? (
                <span>{money(edition.prizes[tier - 1]?.amountMinor ?? '0')}</span>
              ) : (
                <>
                  <span aria-hidden="true">
                    {money(edition.prizes[tier - 1]?.amountMinor ?? '0')}
                  </span>
                  <button
                    type="button"
                    aria-label={t('instant.field', { place: field + 1 })}
                    onClick={() => setCoating((before) => openField(before, field))}
                  />
                </>
              )}
            </li>
          ))}
        </ul>
        {!isDone && (
          <Coat
            canvas={canvas}
            look={edition.look}
            onScratch={(spot) => setCoating((before) => scratchAt(before, spot, fingertip))}
          />
        )}
        {!isDone &&
          fields.map(
            (_, field) =>
              isOpen(shown, field) && <OpenedField key={field} field={field} canvas={canvas} />,
          )}
      </div>
      <p className={styles['rule']}>{t('instant.rule')}</p>
    </div>
  )
}

type Spot = { readonly x: number; readonly y: number }

/** The coating as it is drawn, and scratched with a pointer. Keyboards reach the fields beneath it. */
const Coat = ({
  canvas,
  look,
  onScratch,
}: {
  readonly canvas: RefObject<HTMLCanvasElement | null>
  readonly look: string
  readonly onScratch: (spot: Spot) => void
}) => {
  const last = useRef<Spot>(undefined)
  useEffect(() => {
    if (canvas.current) paintCoating(canvas.current, coatingInks(look))
  }, [canvas, look])
  const scratch = (event: PointerEvent<HTMLCanvasElement>) => {
    if (event.buttons === 0 && event.pointerType === 'mouse') return
    const box = event.currentTarget.getBoundingClientRect()
    const spot = {
      x: (event.clientX - box.left) / box.width,
      y: (event.clientY - box.top) / box.height,
    }
    wipe(event.currentTarget, last.current ?? spot, spot, fingertip)
    last.current = spot
    onScratch(spot)
  }
  const lift = () => {
    last.current = undefined
  }
  return (
    <canvas
      ref={canvas}
      className={styles['coating']}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture?.(event.pointerId)
        lift()
        scratch(event)
      }}
      onPointerMove={scratch}
      onPointerUp={lift}
    />
  )
}

/** Takes the rest of the coating from a field that is open. */
const OpenedField = ({
  field,
  canvas,
}: {
  readonly field: number
  readonly canvas: RefObject<HTMLCanvasElement | null>
}) => {
  useEffect(() => {
    const context = canvas.current?.getContext?.('2d')
    if (!canvas.current || !context) return
    const [width, height] = [canvas.current.width / 3, canvas.current.height / 3]
    context.clearRect((field % 3) * width, Math.floor(field / 3) * height, width, height)
  }, [canvas, field])
  return null
}
