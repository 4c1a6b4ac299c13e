import bootBg from './bg/boot.json'
import commonBg from './bg/common.json'
import frameBg from './bg/frame.json'
import homeBg from './bg/home.json'
import bootEn from './en/boot.json'
import commonEn from './en/common.json'
import frameEn from './en/frame.json'
import homeEn from './en/home.json'
import bootEs from './es/boot.json'
import commonEs from './es/common.json'
import frameEs from './es/frame.json'
import homeEs from './es/home.json'

/** The texts of home, the layout and its errors, in every language: part of the first load. */
export const firstTexts = {
  bg: { boot: bootBg, common: commonBg, frame: frameBg, home: homeBg },
  en: { boot: bootEn, common: commonEn, frame: frameEn, home: homeEn },
  es: { boot: bootEs, common: commonEs, frame: frameEs, home: homeEs },
}
