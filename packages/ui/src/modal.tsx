import { X } from 'lucide-react'
import { useLayoutEffect, useId, useRef, type CSSProperties, type ReactNode } from 'react'
import { IconButton } from './button.tsx'
import { classNames } from './class-names.ts'
import styles from './modal.module.css'
import { lockScroll } from './scroll-lock.ts'
import { useDrag } from './use-drag.ts'

export const modalDelayMs = 100

export type ModalProps = {
  readonly open: boolean
  /** Names the dialog, visible in its header. */
  readonly title: string
  /** Escape and the close button; a press outside never closes. */
  readonly onClose: () => void
  readonly closeLabel: string
  /** 200 × 200 pixels unless the content sets another size; no height means as high as the content. */
  readonly size?: { readonly width: number; readonly height?: number }
  readonly hideClose?: boolean
  /** Escape is refused too, for a dialog that must be answered. */
  readonly mustAnswer?: boolean
  /** Full-height sheet on phones; a small question stays a card. */
  readonly sheet?: boolean
  /** The content extends to the edges, and on phones fills the screen. */
  readonly fill?: boolean
  readonly children: ReactNode
}

const pixels = (length: number | undefined): string =>
  length === undefined ? 'auto' : `${length}px`

/**
 * Focus starts at the content: its first field if there is a keyboard, otherwise the dialog. A search
 * is for typing, with any keyboard.
 */
const focusContent = (dialog: HTMLDialogElement): void => {
  const field = dialog.querySelector<HTMLElement>('[autofocus], input, select, textarea')
  const isSearch = field instanceof HTMLInputElement && field.type === 'search'
  if (field && (isSearch || matchMedia('(pointer: fine)').matches)) field.focus()
  else dialog.focus()
}

/** The only dialog of the sites: native, so focus stays inside and is restored, and the page is inert. */
export const Modal = ({
  open,
  title,
  onClose,
  closeLabel,
  size = { width: 200, height: 200 },
  hideClose = false,
  mustAnswer = false,
  sheet = true,
  fill = false,
  children,
}: ModalProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const drag = useDrag(dialog)

  // A layout effect closes it while it is still in the page: a removed dialog restores focus to nothing.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return undefined
    let unlock: (() => void) | undefined
    const timer = setTimeout(() => {
      unlock = lockScroll()
      if (!element.open) element.showModal()
      focusContent(element)
    }, modalDelayMs)
    return () => {
      clearTimeout(timer)
      if (element.open) element.close()
      unlock?.()
    }
  }, [open])

  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={classNames(styles['modal'], sheet && styles['sheet'], fill && styles['fill'])}
      // The two lengths are custom properties, which React's type does not list.
      style={
        {
          '--modal-width': pixels(size.width),
          '--modal-height': size.height === undefined ? 'fit-content' : pixels(size.height),
        } as CSSProperties
      }
      onCancel={(event) => {
        event.preventDefault()
        if (!mustAnswer) onClose()
      }}
    >
      {/* Not a <header>, which in a dialog would be another banner landmark of the page. */}
      <div className={styles['header']} {...drag}>
        <h2 id={titleId} className={styles['title']}>
          {title}
        </h2>
        {!hideClose && (
          <IconButton label={closeLabel} onClick={onClose}>
            <X size={20} aria-hidden="true" />
          </IconButton>
        )}
      </div>
      <div className={styles['body']}>{children}</div>
    </dialog>
  )
}
