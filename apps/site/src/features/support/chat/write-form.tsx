import { sendChatMessage } from '@trevo/api-client/endpoints.ts'
import { Button } from '@trevo/ui/button.tsx'
import { TextArea } from '@trevo/ui/field.tsx'
import { useState, type FormEvent, type KeyboardEvent } from 'react'
import { call } from '../../../core/api/api.ts'
import { useCommandId } from '../../../core/forms/use-command-id.ts'
import styles from './chat.module.css'
import { useText } from '../../../core/language/use-text.ts'

/** As in the contract; `chat.test.tsx` compares. */
export const chatTextMax = 1_000

/** Sends a message; an unsent one stays, and retrying cannot send it twice. */
export const WriteForm = ({
  chat,
  onSent,
}: {
  readonly chat: string
  readonly onSent: () => void
}) => {
  const t = useText('chat')
  const id = useCommandId()
  const [text, setText] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [refused, setRefused] = useState<string>()
  const count = [...text].length

  const send = async () => {
    if (isBusy || !text.trim() || count > chatTextMax) return
    setIsBusy(true)
    setRefused(undefined)
    const answer = await call(sendChatMessage, { body: { chat, clientId: id.current(), text } })
    setIsBusy(false)
    id.answered(answer.ok ? undefined : answer.code)
    if (!answer.ok) return setRefused(answer.message || t('chat.notSent'))
    setText('')
    onSent()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const isEnd = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing
    if (!isEnd) return
    event.preventDefault()
    void send()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  return (
    <form className={styles['write']} onSubmit={onSubmit} noValidate>
      <TextArea
        label={t('chat.text')}
        hint={t('chat.hint')}
        counter={t('common.countOfMax', { count, max: chatTextMax })}
        error={refused}
        rows={2}
        value={text}
        onKeyDown={onKeyDown}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" size="large" busy={isBusy}>
        {t('common.send')}
      </Button>
    </form>
  )
}
