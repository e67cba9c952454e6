export {
  type Article,
  type ArticlePage,
  findShareCard,
  type LifePathCard,
  listArticles,
  listPublicPages,
  publishedArticles,
  readArticlePage,
  readBlog,
  type Teaser,
  toArticle,
  type YearCard,
} from './articles.ts';
export {
  checkContentBody,
  draftContent,
  emptyContent,
  freeKey,
  meaningLimits,
  publishContent,
  publishMoment,
  restoreContent,
  unscheduleContent,
} from './change-content.ts';
export { allCourses, courseOf, listPreviews } from './courses.ts';
export { type Outline, outlineCourse, writeLesson } from './edit-course.ts';
export {
  fillLegal,
  legalOfOrder,
  legalPdf,
  legalVersionOf,
  noteLegalVersion,
  readLegalVersion,
} from './legal.ts';
export { drawBrandFile, fitLogo, isOutline, readLogo, writeLogo } from './logo.ts';
export {
  bodyProblem,
  fillProducts,
  pictureHtml,
  readMarkdownFile,
  renderLetter,
  renderMarkdown,
  type ShownPicture,
  shownPicture,
} from './markdown.ts';
export {
  addPicture,
  describeMedia,
  dropMedia,
  findReplaced,
  listMedia,
  type MediaCard,
  readMedia,
  readMediaRoom,
  replacePicture,
} from './media.ts';
export { mediaHeaders } from './media-address.ts';
export {
  deleteAbandonedUploads,
  finishMediaUpload,
  saveMediaPiece,
  startMediaUpload,
} from './media-uploads.ts';
export {
  listHelplines,
  listQuestions,
  listTestimonials,
  type Offer,
  type QuestionGroup,
  type Quote,
  readNumberPage,
  readNumbers,
  readPage,
  readWithdrawPage,
  toOffer,
  toQuote,
} from './pages.ts';
export { contentData } from './personal-data.ts';
export { fitPortrait, MOST_BYTES as LARGEST_PICTURE } from './pictures.ts';
export { listProductNames, readLiveProduct, storeProductFile } from './products.ts';
export { bumpContentVersion } from './queries.ts';
export {
  type ContentBodies,
  type ContentLine,
  type ContentPage,
  type ContentState,
  contentGroupOf,
  countContent,
  type FoundText,
  listContent,
  listUnpublishedProducts,
  meaningName,
  readContent,
  searchContent,
} from './read-content.ts';
export { isReserved, reserveMedia, shownTo } from './reserved-media.ts';
export {
  findRedirect,
  readLanding,
  readOwnPage,
  type ShownSection,
  type SitePage,
  toSitePage,
} from './site-pages.ts';
export {
  fillBrand,
  isLetterKey,
  oncePerEdition,
  readConfirmedFacts,
  readHoliday,
  type Said,
  saveConfirmedFacts,
  saveSwitches,
  writeHoliday,
  writeNextFreePlaces,
} from './site-words.ts';
export { type ContentSource, watchContent } from './watch-content.ts';
