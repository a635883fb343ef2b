import { Button } from '@trevo/ui/button.tsx'
import { CopyButton } from '@trevo/ui/copy-button.tsx'
import { Modal } from '../../../core/dialog/modal.tsx'
import { useText } from '../../../core/language/use-text.ts'
import styles from '../common/auth.module.css'

/** After a registration by mobile number: the username that the account got, to keep for the next login. */
export const NameGiven = ({
  name,
  onClose,
}: {
  readonly name: string
  readonly onClose: () => void
}) => {
  const t = useText('auth')
  return (
    <Modal title={t('auth.nameGiven')} onClose={onClose} size={{ width: 420 }}>
      <div className={styles['form']}>
        <p className={styles['lead']}>{t('auth.nameGivenText')}</p>
        <p className={styles['given']}>
          <small>{t('auth.nameGivenLabel')}</small>
          <b translate="no">{name}</b>
        </p>
        <CopyButton
          text={name}
          label={t('common.copy')}
          doneText={t('common.copied')}
          failedText={t('auth.nameCopyFailed')}
          look="plain"
        />
        <Button size="large" wide onClick={onClose}>
          {t('common.continue')}
        </Button>
      </div>
    </Modal>
  )
}
