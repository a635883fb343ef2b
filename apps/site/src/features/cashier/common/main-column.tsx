import { Button } from '@trevo/ui/button.tsx'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import frame from './cashier.module.css'

/**
 * The part of the page that changes with the open record. The focus moves there, because the pressed
 * button is gone; changes to the state of the record are announced by a live region that was already
 * there, because screen readers do not announce a new one.
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
    // On a phone the list is far below what opens when one of its lines is pressed.
    const top = column.current?.getBoundingClientRect().top ?? 0
    if (top < 0) column.current?.scrollIntoView()
  }, [openId])
  // If the pressed button disappears with its state, the focus moves here too.
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

/** The way back from the open record to a new one. */
export const BackLine = ({
  label,
  onBack,
}: {
  readonly label: string
  readonly onBack: () => void
}) => (
  <Button look="quiet" className={frame['backLine']} onClick={onBack}>
    <ArrowLeft size={17} aria-hidden="true" />
    {label}
  </Button>
)
