import { useEffect, useRef, type ReactNode } from 'react'
import frame from './cashier.module.css'

/**
 * The part of the page that changes with the record that is open. Reading goes on there, for what
 * was pressed is gone; and how the record stands is said aloud whenever that changes, by a line
 * that was there before, since screen readers say nothing of a new one.
 */
export const MainColumn = ({
  label,
  openId,
  said,
  children,
}: {
  readonly label: string
  readonly openId: string | undefined
  readonly said: string
  readonly children: ReactNode
}) => {
  const column = useRef<HTMLElement>(null)
  const shown = useRef(openId)
  useEffect(() => {
    if (shown.current === openId) return
    shown.current = openId
    column.current?.focus({ preventScroll: true })
    // On a phone the list is far below what a press on one of its lines opens.
    const top = column.current?.getBoundingClientRect().top ?? 0
    if (top < 0) column.current?.scrollIntoView()
  }, [openId])
  // Where the pressed button went with the state that it belonged to, reading goes on here too.
  useEffect(() => {
    if (said !== '' && document.activeElement === document.body) {
      column.current?.focus({ preventScroll: true })
    }
  }, [said])
  return (
    <section ref={column} className={frame['main']} aria-label={label} tabIndex={-1}>
      <output className="visually-hidden">{said}</output>
      {children}
    </section>
  )
}
