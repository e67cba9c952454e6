/**
 * Verbs at the doors of the contexts whose names say that they read, and which show no list of people: by context, and by the
 * reason. Every other one has its lines in tests/integration/every-kind.test.ts.
 */
export const notLists: Record<string, Record<string, string[]>> = {
  contacts: {
    'the query under listCustomers and listPeople, which have their lines': [
      'listContactRows',
      'countContacts',
      'countContactsUpTo',
    ],
    'one contact by its address or id': ['findByAddress', 'listByAddresses', 'listMerged', 'listNotes'],
    'figures and words, no names': ['countSources', 'countTags', 'readTags'],
  },
  content: {
    'texts of the site': [
      ...[
        'countContent',
        'findContent',
        'findShareCard',
        'listArticles',
        'listContent',
        'listHelplines',
        'readConfirmedFacts',
      ],
      ...[
        'listPublicPages',
        'listQuestions',
        'listTestimonials',
        'readArticlePage',
        'readBlog',
        'readContent',
      ],
      ...['readHoliday', 'readLanding', 'readMarkdownFile', 'readNumberPage', 'readNumbers', 'readPage'],
      ...['findRedirect', 'readOwnPage'],
      ...['findReplaced', 'listMedia', 'readMedia', 'readMediaRoom'],
      ...['listProductNames', 'readLiveProduct', 'readWithdrawPage'],
    ],
  },
  delivery: {
    'what one buyer has, shown to her': [
      ...[
        'readDocuments',
        'readIntake',
        'readLetters',
        'readDays',
        'readYear',
        'readMembership',
        'readMarks',
        'readOrder',
        'readPartnerPage',
        'readOrders',
        'readVideo',
      ],
      ...['readVideos', 'readEventRecording'],
    ],
    'one order, opened from a list that has its line': [
      'readVideoDesk',
      'readDocumentWords',
      'readTextDesk',
      'readFulfilmentWork',
      'readAnswerFile',
    ],
  },
  duties: { 'work that fails, by duty': ['countFailing', 'findFailure', 'listFailing', 'listTold'] },
  'file-removal': { 'files, not people': ['readWaitingFiles'] },
  identity: {
    'the owners alone': ['listOwners'],
    'limits, no names': ['countAgainstLimit', 'countSignInAttempt'],
    'what staff did; people are named by their kind and id': ['readAuditLog'],
    'her own account': ['readOwnProfile', 'readProfile', 'readSignInWays'],
  },
  learning: {
    'what one member learns': [
      ...['findCourse', 'readCertificate', 'readCourse', 'readCourses', 'readJourney', 'readLesson'],
    ],
  },
  mail: {
    'kinds of letters and settings': ['listTemplates', 'readMarketingStop'],
    'one letter or one reader': ['readMail', 'readChoices', 'readPreferences'],
  },
  marketing: {
    'plans and figures, no names': [
      ...['listAutomationCards', 'listBroadcastCards', 'listSegmentCards', 'readAutomation', 'readBroadcast'],
      ...['readPlanReach', 'readReferences', 'readSegment', 'readImport', 'readImports'],
    ],
    'a count, held to those of the lists': ['countSegment'],
    'the lines of one file as the owner brought it': ['exportReport'],
    'one reader or one sequence': ['listRunsOf', 'readMailChoices', 'readSequence'],
  },
  notices: { 'settings of one member of staff': ['readNoticeSettings', 'readPush'] },
  office: {
    'figures, no names': [
      ...['countMostOrdered', 'countVisits', 'readBusiness', 'readFigures', 'readHealth'],
      'countOfficeWaiting',
    ],
    'one thing, opened from a list that has its line': [
      ...[
        'readOfficeOrder',
        'readPreparation',
        'readSessionDesk',
        'readWithdrawal',
        'readPersonForApi',
        'readDraft',
      ],
    ],
    'staff and settings': [
      ...[
        'readApiKeys',
        'readBrand',
        'readServiceKey',
        'readSetUp',
        'readStaff',
        'readRestoredCopyBanner',
        'readSwitched',
        'readWebhooks',
      ],
    ],
    'a member’s own page': ['readDashboard'],
    products: ['listProducts', 'readProduct'],
    'pictures, films and files': ['readMediaItem', 'readMediaLibrary'],
  },
  practice: {
    'what one person told with her own sessions': ['listToldBy'],
    'times and rules, no names': [
      ...['listEvenings', 'readEvenings'],
      ...[
        'listScheduledAround',
        'readBookingPage',
        'readCalendars',
        'readDueCalendars',
        'readEvent',
        'readEvents',
        'readSoldOut',
      ],
      ...[
        'readMonth',
        'readMovePage',
        'readOfficeEvents',
        'readPractice',
        'readPracticeRules',
        'readPublicTypes',
      ],
      ...['readSessionTypes', 'readFeedPath'],
    ],
    'one person’s own sessions and seats': [
      ...[
        'findSeatPath',
        'readGuestSession',
        'readInvitation',
        'readOrderSessions',
        'readOwnSeat',
        'readSeat',
      ],
      ...['readSeatInvitation', 'readSeatsOf', 'readSessions', 'readUpcomingSessions'],
    ],
    'one session, opened from the calendar': ['readOfficeSession'],
  },
  privacy: { 'her own account': ['exportAccount', 'readPlannedDeletion'] },
  readings: {
    'what one person has or asks for': [
      'readLeadPerson',
      ...[
        'readPair',
        'readQuizResult',
        'readMorning',
        'readOffer',
        'readReportPeople',
        'readReportHistory',
        'readReports',
      ],
      ...['readSharedNumbers', 'readSpelling', 'readThreeMonths'],
    ],
    'texts and products': ['listCouplesProducts', 'readQuizContent', 'readYearProduct'],
  },
  settings: { settings: ['readOrCreateSetting', 'readRestoredCopy', 'readRetention', 'readSetting'] },
  shop: {
    'the Circle, for one letter to each of it; members-evening.test.ts says who is in it': ['listCircle'],
    'one order or purchase': [
      ...[
        'findBought',
        'findByReference',
        'findOrder',
        'listPurchasesOf',
        'readCheckout',
        'readOfferAfter',
        'readOrderKey',
        'readPurchases',
        'readReceipt',
        'readChanges',
        'readReferral',
      ],
      ...['listOrderEvents', 'readOrderMoney', 'readOrderRefunds', 'readPlan', 'readReceiptOf'],
    ],
    'buyers of one product, by their orders, which have their lines': ['listMemberships'],
    'orders that came by a link, which have their lines': ['listReferrals'],
    'codes and settings': [
      'readCodes',
      'readGiftShop',
      'readGiftYears',
      'readReferralTerms',
      'readRefundLimit',
      'readTaxSettings',
    ],
    'papers of a month, each made out to whoever bought': ['exportInvoices', 'readInvoices'],
    'whether a product can be ordered': ['readOpening'],
    'gifts, each with both its people; a gift is no kind of contact': [
      'readGift',
      'readGiftPicture',
      'readGifts',
    ],
  },
  support: {
    'one conversation or ticket': [...['readChat', 'readConversation', 'readTicket', 'readTicketFile']],
    'a letter that came by mail': ['readPostedMail'],
    'words of staff, no names': ['readReplies'],
  },
};
