import type { ReactNode } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import styles from './dialog.module.css'

/** A dialog over the page. Escape and a press outside close it; what was typed is a draft of its form. */
export const Dialog = ({
  title,
  isWide = false,
  onClose,
  children,
}: {
  readonly title: string
  readonly isWide?: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}) => (
  <ModalOverlay
    isOpen
    isDismissable
    className={styles['veil'] ?? ''}
    onOpenChange={(isOpen) => {
      if (!isOpen) onClose()
    }}
  >
    <Modal className={`${styles['box']} ${isWide ? styles['wide'] : ''}`}>
      <AriaDialog className={styles['dialog'] ?? ''}>
        <Heading slot="title" className={styles['title'] ?? ''}>
          {title}
        </Heading>
        {children}
      </AriaDialog>
    </Modal>
  </ModalOverlay>
)
