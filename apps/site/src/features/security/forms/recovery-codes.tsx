import { Button } from '@trevo/ui/button.tsx'
import { CopyButton } from '@trevo/ui/copy-button.tsx'
import { Download } from 'lucide-react'
import { useSession } from '../../../core/session/store.ts'
import styles from './form.module.css'
import { saveFile } from '../../../core/files/save-file.ts'
import { useText } from '../../../core/language/use-text.ts'

/** Recovery codes in case the phone is lost. They are shown only once, so closing needs confirmation. */
export const RecoveryCodes = ({
  codes,
  onKept,
}: {
  readonly codes: readonly string[]
  readonly onKept: () => void
}) => {
  const t = useText('security')
  const { systemStatus, memberInfo } = useSession()
  const account = `${systemStatus.info.brand.name} ${memberInfo?.account.split('@').at(-1) ?? ''}`
  const text = codes.join('\n')
  const file = `${t('recovery.fileTitle', { account })}\n\n${text}\n`
  return (
    <div className={styles['form']}>
      <ol className={styles['codes']} aria-label={t('recovery')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={styles['answers']}>
        <CopyButton
          look="plain"
          text={text}
          label={t('recovery.copy')}
          doneText={t('common.copied')}
          failedText={t('totp.copyFailed')}
        />
        <Button look="plain" onClick={() => save(file)}>
          <Download size={17} aria-hidden="true" />
          {t('recovery.save')}
        </Button>
      </div>
      <Button size="large" wide onClick={onKept}>
        {t('recovery.kept')}
      </Button>
    </div>
  )
}

const save = (text: string): void =>
  saveFile('recovery-codes.txt', new Blob([text], { type: 'text/plain' }))
