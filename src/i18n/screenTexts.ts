/** The texts of every screen but home, in every language, by file: a chunk of its own, so a change of the language needs no network. */
export const screenTexts = import.meta.glob<object>(['./*/*.json', '!./*/{banners,common,frame,home}.json'], {
  eager: true,
  import: 'default',
})
