/** The library without what a table's video does not need: subtitles, other sound tracks, locks. */
declare module 'hls.js/light' {
  export * from 'hls.js'
  export { default } from 'hls.js'
}
