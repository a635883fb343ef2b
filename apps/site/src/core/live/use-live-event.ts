import { useEffect, useEffectEvent } from 'react'
import { onLiveEvent, type LiveEvents, type LiveTopic } from './live-events.ts'

/** Listens to one topic of the live socket while the component is shown. */
export const useLiveEvent = <Topic extends LiveTopic>(
  topic: Topic,
  run: (event: LiveEvents[Topic]) => void,
  isOn = true,
): void => {
  const heard = useEffectEvent(run)
  useEffect(() => (isOn ? onLiveEvent(topic, (event) => heard(event)) : undefined), [topic, isOn])
}
