import bannersBg from './bg/banners.json'
import commonBg from './bg/common.json'
import frameBg from './bg/frame.json'
import homeBg from './bg/home.json'
import bannersEn from './en/banners.json'
import commonEn from './en/common.json'
import frameEn from './en/frame.json'
import homeEn from './en/home.json'
import bannersEs from './es/banners.json'
import commonEs from './es/common.json'
import frameEs from './es/frame.json'
import homeEs from './es/home.json'

/** The texts of home, the layout and its errors, in every language: part of the first load. */
export const firstTexts = {
  bg: { banners: bannersBg, common: commonBg, frame: frameBg, home: homeBg },
  en: { banners: bannersEn, common: commonEn, frame: frameEn, home: homeEn },
  es: { banners: bannersEs, common: commonEs, frame: frameEs, home: homeEs },
}
