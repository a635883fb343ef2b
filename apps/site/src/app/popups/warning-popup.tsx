import { Button } from '@trevo/ui/button.tsx'
import { Modal } from '../../core/dialog/modal.tsx'
import { useLanguage } from '../../core/language/language.tsx'
import type { PopupControl, Warning } from '../../core/popups/popup-props.ts'
import styles from './warning-popup.module.css'

// An attribute that the dialog looks for when it is shown; React's own prop does not set it.
const takesFocus = (button: HTMLButtonElement | null) => button?.setAttribute('autofocus', '')

/** A message that must be read before continuing; the form below is unchanged. */
export default function WarningPopup({
  text,
  button = 'confirm',
  onClose,
}: Warning & PopupControl) {
  const { t } = useLanguage()
  return (
    <Modal
      title={t('common.notice')}
      size={{ width: 380 }}
      sheet={false}
      hideClose
      onClose={onClose}
    >
      <div className={styles['warning']}>
        <p role="alert">{text}</p>
        <Button size="large" wide ref={takesFocus} onClick={onClose}>
          {t(button === 'confirm' ? 'common.confirm' : 'in_increase_submit')}
        </Button>
      </div>
    </Modal>
  )
}
