import { useQuery } from '@tanstack/react-query'
import { launchChat } from '@trevo/api-client/endpoints.ts'
import type { ChatModel } from '@trevo/contract/wps/chat.ts'
import { Button } from '@trevo/ui/button.tsx'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Empty } from '../../../core/lists/empty.tsx'
import { call } from '../../../core/api/api.ts'
import { Problem } from '../../../core/forms/problem.tsx'
import { useLanguage } from '../../../core/language/language.tsx'
import { NotLoaded } from '../../../core/lists/list-states.tsx'
import styles from './chat.module.css'
import { minutesOf } from './minutes-of.ts'
import { useText } from '../../../core/language/use-text.ts'
import { modelsQuery } from './queries.ts'

/** The `chatUrl` of a launch: our own page within the site, any other as an external address. */
const useOpenChat = () => {
  const navigate = useNavigate()
  return (chatUrl: string): void => {
    const url = new URL(chatUrl)
    if (url.origin === location.origin) void navigate(`${url.pathname}${url.hash}`)
    else location.assign(chatUrl)
  }
}

/** MODEL-22: the subjects of a conversation; each starts one. */
export const ChatModels = () => {
  const t = useText('chat')
  const { language } = useLanguage()
  const query = useQuery(modelsQuery(language))
  const openChat = useOpenChat()
  const [busyId, setBusyId] = useState<number>()
  const [refused, setRefused] = useState<string>()
  if (!query.data) {
    return (
      <NotLoaded
        query={query}
        height={320}
        radius={24}
        title={t('chat.failed')}
        text={t('chat.failedText')}
      />
    )
  }
  const { list, answerSeconds } = query.data
  if (list.length === 0) {
    return <Empty drawing="headphone" title={t('chat.noModels')} text={t('chat.noModelsText')} />
  }
  const launch = async ({ modelId }: ChatModel) => {
    if (busyId !== undefined) return
    setBusyId(modelId)
    setRefused(undefined)
    const answer = await call(launchChat, { body: { modelId } })
    setBusyId(undefined)
    if (answer.ok) openChat(answer.value.chatUrl)
    else setRefused(answer.message || t('chat.failedText'))
  }
  return (
    <>
      <p className={styles['lead']}>
        {t('chat.lead')}
        {answerSeconds !== null && ` ${t('chat.usual', { count: minutesOf(answerSeconds) })}`}
      </p>
      <Problem text={refused} />
      <ul className={styles['models']} aria-label={t('chat.subjects')}>
        {list.map((model) => (
          <li key={model.modelId}>
            <div>
              <h2>{model.title}</h2>
              <p>{model.about}</p>
              <small>
                {model.waiting === 0
                  ? t('chat.nobodyWaits')
                  : t('chat.waits', { count: model.waiting })}
              </small>
            </div>
            <Button
              busy={busyId === model.modelId}
              aria-label={t('chat.beginAbout', { title: model.title })}
              onClick={() => void launch(model)}
            >
              {t('chat.begin')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
