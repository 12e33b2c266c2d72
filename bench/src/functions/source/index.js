exports.hello = (request, response) => {
  response.send(`Hello ${request.body?.name ?? "you"}!`);
};
