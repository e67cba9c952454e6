export { bodyProblem } from './body-problem.ts';
export { draftContent, publishContent, restoreContent, unscheduleContent } from './change-content.ts';
export { checkContent, meaningLimits } from './check-content.ts';
export type { ContentBodies } from './content-bodies.ts';
export { countChange } from './count-change.ts';
export { fillBrand } from './fill-brand.ts';
export { findShareCard } from './find-share-card.ts';
export { readHoliday, writeHoliday } from './holiday.ts';
export { isLetter } from './letter-texts.ts';
export { articlesOf, listArticles } from './list-articles.ts';
export { listHelplines } from './list-helplines.ts';
export type { LifePathCard, YearCard } from './list-numbers.ts';
export { listPublicPages } from './list-public-pages.ts';
export { listQuestions, type QuestionGroup } from './list-questions.ts';
export { listTestimonials, type Quote, toQuote } from './list-testimonials.ts';
export { readMarkdownFile } from './markdown-file.ts';
export { emptyContent, freeKey } from './new-content.ts';
export { contentData } from './personal-data.ts';
export { addPicture } from './pictures/add-picture.ts';
export { dropPictures } from './pictures/drop-pictures.ts';
export type { ShownPicture } from './pictures/first-picture.ts';
export { type Article, type ArticlePage, readArticlePage, toArticle } from './read-article.ts';
export { readBlog, type Teaser } from './read-blog.ts';
export {
  type ContentLine,
  type ContentPage,
  type ContentState,
  countContent,
  listContent,
  readContent,
} from './read-content.ts';
export { type LandingPage, type Offer, readLanding, toOffer } from './read-landing.ts';
export { readNumberPage, readNumbers } from './read-number.ts';
export { readPage } from './read-page.ts';
export { renderLetter, renderMarkdown } from './render-markdown.ts';
export { readSaid, type Said, say, turn } from './truth.ts';
export { type ContentSource, watchContent } from './watch-content.ts';
export { groupOf, placeName } from './written-content.ts';
