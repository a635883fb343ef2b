/** The library without what a table's video has no use for: subtitles, other sound tracks, locks. */
declare module 'hls.js/light' {
  export * from 'hls.js'
  export { default } from 'hls.js'
}
