import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { to } from '../../../core/router/to.ts'
import { ChatModels } from './models.tsx'
import { Conversation } from './conversation.tsx'
import { isChatName, storedChat } from './stored-chat.ts'

/** The conversation in the address, or the last one of this tab; otherwise the choice of a subject. */
export const Chat = () => {
  const navigate = useNavigate()
  const inAddress = useLocation().hash.slice(1)
  const chat = isChatName(inAddress) ? inAddress : undefined
  useEffect(() => {
    if (chat) return storedChat.write(chat)
    const kept = storedChat.read()
    if (kept && isChatName(kept)) void navigate(to.chat(kept), { replace: true })
  }, [chat, navigate])
  if (!chat) return <ChatModels />
  const leave = () => {
    storedChat.forget()
    void navigate(to.chat(), { replace: true })
  }
  return <Conversation key={chat} chat={chat} onLeave={leave} />
}
