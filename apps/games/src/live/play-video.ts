import type { HlsConfig } from 'hls.js/light'

/** A started video. */
export type Playing = {
  /** Stops loading and playing until it is resumed, at the live position. */
  readonly rest: () => void
  readonly goOn: () => void
  readonly stop: () => void
}

type Told = {
  /** It cannot be played now. */
  readonly failed: () => void
  /** The browser plays it only after a user gesture. */
  readonly refused: () => void
}

const hlsType = 'application/vnd.apple.mpegurl'

/** As close to the live position as the stream allows, with a small back buffer. */
const settings: Partial<HlsConfig> = {
  lowLatencyMode: true,
  liveSyncDurationCount: 2,
  liveMaxLatencyDurationCount: 6,
  maxLiveSyncPlaybackRate: 1.1,
  maxBufferLength: 10,
  backBufferLength: 5,
  capLevelToPlayerSize: true,
  // A worker would need a wider content security policy than the stream itself.
  enableWorker: false,
}

const begin = (video: HTMLVideoElement, { refused }: Told): void => {
  video.play().catch((error: unknown) => {
    // Any other reason is reported as an error of the video.
    if (error instanceof DOMException && error.name === 'NotAllowedError') refused()
  })
}

/** By the browser itself, as in Safari. */
const playNatively = (video: HTMLVideoElement, url: string, told: Told): Playing => {
  video.addEventListener('error', told.failed)
  video.src = url
  begin(video, told)
  return {
    rest: () => video.pause(),
    goOn: () => {
      if (!video.paused) return
      const { seekable } = video
      if (seekable.length > 0) video.currentTime = seekable.end(seekable.length - 1)
      begin(video, told)
    },
    stop: () => {
      video.removeEventListener('error', told.failed)
      video.removeAttribute('src')
      video.load()
    },
  }
}

/** By a library that is loaded now: most browsers can play the segments, but not playlists. */
const playByLibrary = (video: HTMLVideoElement, url: string, told: Told): Playing => {
  let isStopped = false
  let isResting = false
  const loading = import('hls.js/light').then(({ default: Hls }) => {
    if (isStopped) return undefined
    if (!Hls.isSupported()) {
      told.failed()
      return undefined
    }
    const hls = new Hls(settings)
    hls.on(Hls.Events.ERROR, (_, { fatal }) => {
      if (fatal && !isStopped) told.failed()
    })
    hls.loadSource(url)
    hls.attachMedia(video)
    if (isResting) hls.stopLoad()
    else begin(video, told)
    return hls
  })
  loading.catch(told.failed)
  return {
    rest: () => {
      if (isResting) return
      isResting = true
      video.pause()
      void loading.then((hls) => hls?.stopLoad())
    },
    goOn: () => {
      if (!isResting) return
      isResting = false
      void loading.then((hls) => {
        if (!hls || isStopped) return
        hls.startLoad(-1)
        if (hls.liveSyncPosition !== null) video.currentTime = hls.liveSyncPosition
        begin(video, told)
      })
    },
    stop: () => {
      isStopped = true
      void loading.then((hls) => hls?.destroy())
    },
  }
}

/** Plays a live HLS stream in a video element that is already muted. */
export const playVideo = (video: HTMLVideoElement, url: string, told: Told): Playing =>
  video.canPlayType(hlsType) === ''
    ? playByLibrary(video, url, told)
    : playNatively(video, url, told)
