import { sendChatPicture } from '@trevo/api-client/endpoints.ts'
import { pictureBytesMax, pictureTypes } from '@trevo/contract/promotion-names.ts'
import { Button } from '@trevo/ui/button.tsx'
import { ImagePlus, RotateCw } from 'lucide-react'
import { useId, useState } from 'react'
import { base64Of, pictureTimeoutMs } from '../../../core/files/picture-upload.ts'
import { callThrough } from '../../../core/api/api.ts'
import { sendWithProgress } from '../../../core/api/send-with-progress.ts'
import { Problem } from '../../../core/forms/problem.tsx'
import { proveHuman } from '../../auth/human/prove-human.ts'
import { siteHuman } from '../../auth/human/site-human.ts'
import styles from './chat.module.css'
import { useText } from '../../../core/language/use-text.ts'

type Sending = {
  readonly file: File
  readonly clientId: string
  readonly share: number | undefined
}

/** A guest's conversation carries its secret; its pictures require a human verification. */
const proofFor = async (chat: string) => (chat.includes('.') ? proveHuman(siteHuman) : {})

/** Sends one picture at a time; an interrupted one is sent again under the same id, so it is stored once. */
const useSendPicture = (chat: string, onSent: () => void) => {
  const t = useText('chat')
  const [sending, setSending] = useState<Sending>()
  const [refused, setRefused] = useState<string>()
  const send = async ({ file, clientId }: Pick<Sending, 'file' | 'clientId'>): Promise<void> => {
    setRefused(undefined)
    setSending({ file, clientId, share: 0 })
    const onProgress = (share: number) => setSending({ file, clientId, share })
    const human = await proofFor(chat)
    if (!human) {
      setSending({ file, clientId, share: undefined })
      setRefused(t('chat.pictureNotSent'))
      return
    }
    const body = { chat, clientId, content: await base64Of(file), ...human }
    const call = callThrough(sendWithProgress(onProgress))
    const answer = await call(sendChatPicture, { body, timeoutMs: pictureTimeoutMs })
    if (answer.ok) {
      setSending(undefined)
      onSent()
      return
    }
    setSending({ file, clientId, share: undefined })
    setRefused(answer.message || t('chat.pictureNotSent'))
  }
  const pick = (file: File): void => {
    setSending(undefined)
    if (!pictureTypes.some((type) => type === file.type)) setRefused(t('chat.pictureType'))
    else if (file.size > pictureBytesMax) setRefused(t('chat.pictureLarge'))
    else void send({ file, clientId: crypto.randomUUID() })
  }
  return { sending, refused, pick, send }
}

/** Adds a png or jpg to a conversation, with its progress. */
export const PictureButton = ({
  chat,
  onSent,
}: {
  readonly chat: string
  readonly onSent: () => void
}) => {
  const t = useText('chat')
  const inputId = useId()
  const { sending, refused, pick, send } = useSendPicture(chat, onSent)
  const share = sending?.share
  return (
    <div className={styles['attach']}>
      <label className={styles['choose']} htmlFor={inputId}>
        <ImagePlus size={18} aria-hidden="true" /> {t('chat.addPicture')}
        <input
          id={inputId}
          type="file"
          accept={pictureTypes.join(',')}
          disabled={share !== undefined}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) pick(file)
            target.value = ''
          }}
        />
      </label>
      {share !== undefined && (
        <progress className={styles['sent']} value={share} aria-label={t('chat.pictureSending')} />
      )}
      {sending && share === undefined && (
        <Button look="quiet" onClick={() => void send(sending)}>
          <RotateCw size={16} aria-hidden="true" /> {t('common.sendAgain')}
        </Button>
      )}
      <Problem text={refused} />
    </div>
  )
}
